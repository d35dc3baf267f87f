import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { PersonalData } from 'shared/contracts';
import { $http } from 'shared/runtime';
import { aProperty, httpOf, refused, type Answers } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { DeskTheme } from 'shared/ui/desk';
import { afterEach, expect, it } from 'vitest';
import { Notice } from '../notice.tsx';
import type { OfBooking } from './acts.tsx';
import { PersonForm } from './person-form.tsx';

afterEach(cleanup);

const person: PersonalData = {
  emailAddress: 'grace@example.org',
  hasAccount: true,
  savedCards: 0,
  stays: 2,
  staysOfOthers: 0,
  tables: 1,
  invoices: 1,
  open: [],
};

async function open(answers: Answers) {
  const asked: unknown[] = [];
  const erase = (input: unknown) => {
    asked.push(input);
    return { success: true, message: 'The data of this guest is erased.' };
  };
  const usual = { '/api/Desk/Person': person, '/api/Desk/ErasePerson': erase };
  const scope = fork({ values: [[$http, httpOf({ ...usual, ...answers })]] });
  // Of the booking the form reads its id only.
  const detail = { booking: { reservationId: 'r-1' } } as OfBooking['detail'];
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <DeskTheme>
          <Notice />
          <PersonForm property={aProperty()} detail={detail} calls={[]} />
        </DeskTheme>
      </UiProvider>
    </Provider>,
  );
  await allSettled(scope);
  return asked;
}

it('the owner reads what there is, says that it has to go, and erases it', async () => {
  const asked = await open({});
  expect(await screen.findByText('What the hotel holds about grace@example.org:')).toBeTruthy();
  const erase = screen.getByRole('button', { name: 'Erase' });
  await userEvent.click(erase);
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(erase);
  expect(await screen.findByText('The data of this guest is erased.')).toBeTruthy();
  expect(asked).toEqual([{ body: { propertyId: 'property-1', reservationId: 'r-1' } }]);
});

it.each([
  ['how many reviews there are', 3, '3'],
  ['that there is none', 0, '0'],
  ['nothing of them where a server does not count them', undefined, undefined],
])('the owner reads %s', async (_what, reviews, expected) => {
  await open({ '/api/Desk/Person': { ...person, ...(reviews === undefined ? {} : { reviews }) } });
  expect(await screen.findByText('Tables')).toBeTruthy();
  expect(screen.queryByText('Reviews')?.closest('tr')?.textContent).toBe(
    expected === undefined ? undefined : `Reviews${expected}`,
  );
});

it('what is not over cannot be erased, and the owner reads why', async () => {
  await open({
    '/api/Desk/Person': { ...person, open: [{ kind: 'Money', referenceNumber: 'H7K2M' }] },
  });
  expect(await screen.findByText('Booking H7K2M: its money is not settled.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
});

it('where it cannot be read the owner reads why, and tries again', async () => {
  const answers = [refused(409, 'The data of this guest was erased before.'), person];
  await open({ '/api/Desk/Person': () => answers.shift() });
  expect(await screen.findByText('The data of this guest was erased before.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/grace@example.org/)).toBeTruthy();
});
