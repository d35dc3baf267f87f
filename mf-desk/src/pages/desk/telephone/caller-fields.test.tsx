import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from 'shared/ui';
import { DeskTheme } from 'shared/ui/desk';
import { afterEach, expect, it } from 'vitest';
import { CallerFields, callerProblem, nobody } from './caller-fields.tsx';

afterEach(cleanup);

function Typed() {
  const [caller, setCaller] = useState(nobody('en'));
  return (
    <CallerFields
      caller={caller}
      countryCode="GB"
      problem={null}
      isPaidByLink={false}
      edit={(changes) => setCaller((before) => ({ ...before, ...changes }))}
    />
  );
}

const open = () =>
  render(
    <UiProvider locale="en-GB">
      <DeskTheme>
        <Typed />
      </DeskTheme>
    </UiProvider>,
  );

it('a telephone number in the form of the hotel’s country gets its code, as at checkout', async () => {
  open();
  const phone = screen.getByLabelText<HTMLInputElement>('Phone number');
  await userEvent.type(phone, '07700 900999');
  await userEvent.tab();
  await expect.poll(() => phone.value).toBe('+44 7700 900999');
});

it('an address with a slip is offered as it is meant', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@gmial.com');
  await userEvent.tab();
  expect(await screen.findByRole('button', { name: 'Did you mean ada@gmail.com?' })).toBeTruthy();
});

it.each([
  ['en-GB', ['firstName', 'lastName']],
  ['ja', ['lastName', 'firstName']],
])('in %s a caller’s names are asked in the order of the language', (locale, order) => {
  render(
    <UiProvider locale={locale}>
      <DeskTheme>
        <Typed />
      </DeskTheme>
    </UiProvider>,
  );
  const [one, two] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([one?.name, two?.name]).toEqual(order);
});

it.each([
  ['', '', false, 'email-or-phone'],
  ['', '+44 7700 900999', false, null],
  ['ada@example.org', '', false, null],
  ['', '+44 7700 900999', true, 'link-email'],
  ['ada@', '', false, 'email'],
  ['ada@example.org', '12', true, 'phone'],
] as const)(
  'of the e-mail address “%s” and the telephone number “%s” one is enough',
  (email, phone, isPaidByLink, problem) => {
    expect(callerProblem({ ...nobody('en'), email, phone }, isPaidByLink)).toBe(problem);
  },
);
