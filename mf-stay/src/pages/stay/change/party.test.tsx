import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSearchResponse } from 'shared/testing';
import { afterEach, expect, it } from 'vitest';
import { ada, aGuest, open, stay } from '../../../../test/changing-guest.tsx';
import { memory } from '../../../../test/stay-guest.tsx';
import { aChangeQuote, aStayRoom } from '../../../../test/stay.ts';

afterEach(cleanup);

const childBands = [
  { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant' as const },
  { name: 'Children', minAge: 3, maxAge: 12, countsAs: 'Child' as const, percent: 50 },
];
const family = { ...stay, changes: [open('Party'), open('Rooms'), open('Requests')] };

/** A guest of a hotel with bands of ages, who changes the booking; with what is asked of the server. */
async function aFamily(booked: object = {}) {
  const searches: unknown[] = [];
  const quotes: unknown[] = [];
  await aGuest(
    {
      '/api/Stay': { ...family, rooms: [aStayRoom({ guests: [ada], ...booked })] },
      '/api/Stay/Search': ({ body }: { readonly body: { readonly rooms: unknown } }) => {
        searches.push(body.rooms);
        return aSearchResponse();
      },
      '/api/Stay/QuoteChange': ({ body }: { readonly body: { readonly rooms: unknown } }) => {
        quotes.push(body.rooms);
        return aChangeQuote();
      },
    },
    memory(),
    { childBands },
  );
  await screen.findByText('Confirmed');
  await userEvent.click(screen.getByRole('button', { name: 'Change the booking' }));
  await screen.findByRole('button', { name: 'More: Children' });
  return { searches, quotes };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ask = () => press('See the new price');

it('asks for the age of each child, and for no price before it is known', async () => {
  const { searches, quotes } = await aFamily();
  await press('More: Children');
  const age = screen.getByLabelText(/^Child 1/);
  await ask();
  expect(screen.getByText('Choose an age')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(age));
  expect([searches.length, quotes.length]).toEqual([1, 0]);

  await userEvent.selectOptions(age, '4');
  const party = { numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 0, ages: [4] };
  await waitFor(() => expect(searches.at(-1)).toEqual([party]));
  await ask();
  expect(await screen.findByText('You get £120.00 back')).toBeTruthy();
  expect(quotes).toEqual([[expect.objectContaining(party)]]);
});

it('shows the ages that are booked, and keeps the others when one child does not come', async () => {
  const { quotes } = await aFamily({ numberOfChildren: 2, ages: [4, 9] });
  expect(screen.getByLabelText(/^Child 2/)).toHaveProperty('value', '9');
  await press('Fewer: Children');
  await ask();
  await waitFor(() =>
    expect(quotes).toEqual([[expect.objectContaining({ numberOfChildren: 1, ages: [4] })]]),
  );
});

it('a booking from before ages were asked is changed without them, while its guests stay', async () => {
  const { quotes } = await aFamily({ numberOfChildren: 1 });
  await userEvent.type(screen.getByLabelText(/^Your requests/), 'A cot');
  await ask();
  await waitFor(() => expect(quotes).toHaveLength(1));
  expect(screen.queryByText('Choose an age')).toBeNull();
});
