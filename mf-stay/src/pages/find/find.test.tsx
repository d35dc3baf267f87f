import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { findStay } from 'shared/contracts/stay';
import { $http, propertyLoaded } from 'shared/runtime';
import { aProperty, httpOf, refused } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { FindBooking } from './find.lazy.tsx';

afterEach(cleanup);

async function open(answer: (input: unknown) => unknown) {
  const scope = fork({ values: [[$http, httpOf({ [findStay.path]: answer })]] });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <FindBooking />
      </UiProvider>
    </Provider>,
  );
}
const reference = () => screen.getByLabelText(/^Booking reference/);
const who = () => screen.getByLabelText(/^Last name or e-mail address/);

describe('a booking whose mail is lost', () => {
  it('is found by reference and name: the server’s words say what comes next, and the hotel can be called', async () => {
    const asked: unknown[] = [];
    await open((input) => {
      asked.push(input);
      return { success: true, message: 'You get an e-mail.' };
    });
    await userEvent.type(reference(), '7k2m xb4r');
    await userEvent.type(who(), 'O’Brien{Enter}');
    expect(await screen.findByText('You get an e-mail.')).toBeTruthy();
    expect(asked).toEqual([
      {
        body: {
          propertyId: 'property-1',
          languageCode: 'en-GB',
          referenceNumber: '7k2m xb4r',
          emailOrLastName: 'O’Brien',
        },
      },
    ]);
    expect(screen.getByRole('link', { name: /\+/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try other details' }));
    expect(screen.getByDisplayValue('O’Brien')).toBeTruthy();
  });

  it('is not asked for without both; each is said, with a link to its field', async () => {
    const asked: unknown[] = [];
    await open((input) => asked.push(input));
    await userEvent.type(who(), ' {Enter}');
    const summary = screen.getByRole('alert');
    expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'Enter the booking reference',
      'Enter the last name or the e-mail address',
    ]);
    await userEvent.type(reference(), '7');
    expect(screen.getAllByText('Enter the last name or the e-mail address').length).toBeGreaterThan(0);
    expect(screen.queryByText('Enter the booking reference')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('whose link was asked for too often is told so, and what was typed stays', async () => {
    await open(() => refused(429, 'Too many tries. Wait a minute.'));
    await userEvent.type(reference(), '7k2mxb4r');
    await userEvent.type(who(), 'Smith{Enter}');
    expect(await screen.findByText('Too many tries. Wait a minute.')).toBeTruthy();
    expect(screen.getByDisplayValue('Smith')).toBeTruthy();
  });
});
