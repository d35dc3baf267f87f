import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from 'shared/testing';
import { afterEach, expect, it } from 'vitest';
import { ada, aGuest, open, stay } from '../../../../test/changing-guest.tsx';
import { aChangeQuote, aStayRoom } from '../../../../test/stay.ts';

afterEach(cleanup);

const contact = {
  email: 'ada@example.org',
  phone: '+442079460123',
  street: 'St James’s Square 12',
  countryId: 'GB',
  zipCode: 'SW1Y 4LE',
};
const grace = { ...ada, firstName: 'Grace', lastName: 'Hopper' };
const countries = [
  { id: 'GB', code: 'GB', name: 'United Kingdom' },
  { id: 'DK', code: 'DK', name: 'Denmark' },
];
const known = {
  ...stay,
  arrivalTime: '17:05',
  contact,
  rooms: [aStayRoom({ guests: [ada, grace] })],
  changes: [open('Names'), open('Requests')],
};

/** A guest who has the form open; gives what the server is asked. */
async function aChangingGuest(answers: Parameters<typeof aGuest>[0] = {}) {
  const asked: unknown[] = [];
  await aGuest({
    '/api/Stay': known,
    '/api/StaticData/:id/countries': countries,
    '/api/Stay/QuoteChange': ({ body }: { readonly body: unknown }) => {
      asked.push(body);
      return aChangeQuote({ total: 360, difference: 0, refund: 0 });
    },
    ...answers,
  });
  await screen.findByText('Confirmed');
  await userEvent.click(screen.getByRole('button', { name: 'Change the booking' }));
  await screen.findByLabelText(/^Your requests/);
  return asked;
}
const look = () => userEvent.click(screen.getByRole('button', { name: 'See the new price' }));

it('the time of arrival stands in the overview', async () => {
  await aGuest({ '/api/Stay': known });
  expect(await screen.findByText(/You expect to arrive at 17:05/)).toBeTruthy();
});

it('asks for another time of arrival, or takes it back', async () => {
  const asked = await aChangingGuest();
  const field = screen.getByLabelText(/^When do you expect to arrive/);
  await userEvent.selectOptions(field, '00:30 (after midnight)');
  await look();
  await screen.findByText('The price stays the same');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.selectOptions(field, 'I do not know yet');
  await look();
  await screen.findByText('The price stays the same');
  expect(asked).toMatchObject([{ arrivalTime: '00:30' }, { arrivalTime: null }]);
});

it('asks for how the booker is reached and for the names of all guests', async () => {
  const asked = await aChangingGuest();
  const email = screen.getByLabelText(/^Email address/);
  await userEvent.clear(email);
  await userEvent.type(email, 'grace@example.org');
  await userEvent.selectOptions(screen.getByLabelText(/^Country/), 'Denmark');
  const last = screen.getByLabelText(/^Last name of guest 2/);
  await userEvent.clear(last);
  await userEvent.type(last, 'Byron');
  await look();
  await screen.findByText('The price stays the same');
  expect(asked).toMatchObject([
    {
      contact: { ...contact, email: 'grace@example.org', countryId: 'DK' },
      rooms: [{ guests: [ada, { ...grace, lastName: 'Byron' }] }],
    },
  ]);
});

it('an address that a mail server has refused is said, and mended at its field', async () => {
  await aGuest({
    '/api/Stay': { ...known, isEmailRefused: true },
    '/api/StaticData/:id/countries': countries,
    '/api/Stay/QuoteChange': aChangeQuote({ total: 360, difference: 0, refund: 0 }),
  });
  await screen.findByText('Our emails do not reach this address.');
  await userEvent.click(screen.getByRole('button', { name: 'Correct the address' }));
  const email = await screen.findByLabelText<HTMLInputElement>(/^Email address/);
  const isSaid = () => screen.queryByText(/Correct it and we will send them again/) !== null;
  expect([isSaid(), email.getAttribute('aria-invalid')]).toEqual([true, 'true']);
  await userEvent.type(email, '.uk');
  expect([isSaid(), email.getAttribute('aria-invalid')]).toEqual([false, null]);
});

it.each([
  ['an address that is none', /^Email address/, 'ada', 'A valid email address is required'],
  ['a number without its country', /^Phone number/, '7946', 'A valid phone number is required'],
  ['a guest without a last name', /^Last name of guest 2/, ' ', 'Enter a name'],
])('says what is wrong with %s before it asks', async (_, label, typed, problem) => {
  const asked = await aChangingGuest();
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await look();
  expect(within(document.body).getByText(problem)).toBeTruthy();
  expect(asked).toEqual([]);
});

it('says in a sentence of the field what the server does not take', async () => {
  await aChangingGuest({
    '/api/Stay/QuoteChange': refused(
      400,
      'The request is invalid.',
      {},
      { 'Contact.Street': ['Your street is required'] },
    ),
  });
  await userEvent.clear(screen.getByLabelText(/^Address/));
  await look();
  expect(await screen.findByText('Your street is required')).toBeTruthy();
});

it('a server of the release before is asked for nothing that it does not know', async () => {
  const { arrivalTime: _time, contact: _contact, ...older } = known;
  await aChangingGuest({ '/api/Stay': older });
  expect(screen.queryByLabelText(/^When do you expect to arrive/)).toBeNull();
  expect(screen.queryByLabelText(/^Email address/)).toBeNull();
});
