import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCalendar, aSearchResponse, calendarOnTheWire } from 'shared/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ada, aGuest, open, stay } from '../../../../test/changing-guest.tsx';
import { memory } from '../../../../test/stay-guest.tsx';
import { aChangeQuote, aService, aStayRoom, someLeft } from '../../../../test/stay.ts';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const all = {
  ...stay,
  rooms: [aStayRoom({ guests: [ada], services: [] })],
  changes: [open('Cancel'), open('Dates'), open('Rooms'), open('Party'), open('Extras'), open('Requests')],
};
const services = { services: [aService()], inventoryPerServiceId: { parking: someLeft(null) } };
const answers = { '/api/Stay': all, '/api/Stay/Search': aSearchResponse(), '/api/Service/Get': services };

describe('the doors of a change', () => {
  it('open one part each, and the others on request', async () => {
    await aGuest(answers);
    await screen.findByText('Confirmed');
    await press('Change guests and details');
    expect(await screen.findByRole('button', { name: 'More: Adults' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose other dates' })).toBeNull();
    await press('Change something else too');
    expect(await screen.findByRole('button', { name: 'Choose other dates' })).toBeTruthy();
  });

  it('show in the calendar what a night costs, for those who stay', async () => {
    const codes: unknown[] = [];
    const calendar = ({ query }: { readonly query: { readonly promoCode?: string } }) => {
      codes.push(query.promoCode);
      return calendarOnTheWire(aCalendar('2026/11/20', 60));
    };
    const booked = { ...all, promoCode: 'QUAY15' };
    await aGuest({ ...answers, '/api/Stay': booked, '/api/Availability': calendar });
    await screen.findByText('Confirmed');
    await press('Change dates');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose other dates' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findAllByText('£120')).length).toBeGreaterThan(20);
    expect(dialog.getByText('Lowest price of one night for 2 adults, in GBP.')).toBeTruthy();
    // A change is priced with the booking's own code.
    expect(codes).toEqual(['QUAY15']);
  });

  it('are those that are open to the guest', async () => {
    await aGuest({ ...answers, '/api/Stay': { ...all, changes: [open('Dates'), open('Party', false)] } });
    await screen.findByText('Confirmed');
    const doors = screen.getAllByRole('button', { name: /^Change (dates|room|guests|extras)/ });
    expect(doors.map(({ textContent }) => textContent)).toEqual(['Change dates']);
  });

  it('are opened at the extras by the link of the confirmation and of the check-in', async () => {
    await aGuest(answers, memory(), {}, { hash: '#extras' });
    expect(await screen.findByRole('group', { name: 'Extras of room 1' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More: Adults' })).toBeNull();
  });

  it('show the new total at once, and say before it is confirmed what changes and until when it is free to cancel', async () => {
    const quotes: unknown[] = [];
    await aGuest(
      {
        ...answers,
        '/api/Stay/QuoteChange': ({ body }: { readonly body: unknown }) => {
          quotes.push(body);
          return aChangeQuote({
            total: 480,
            difference: 120,
            refund: 0,
            freeCancellationUntilUtc: '2026-11-29T15:00:00.000Z',
          });
        },
      },
      memory(),
      {},
      { wait: () => Promise.resolve() },
    );
    await screen.findByText('Confirmed');
    await press('Change guests and details');
    await userEvent.click(await screen.findByRole('button', { name: 'Fewer: Adults' }));
    await waitFor(() => expect(screen.getByText('New total: £480.00 · It costs £120.00 more')).toBeTruthy());
    expect(quotes).toEqual([
      expect.objectContaining({ rooms: [expect.objectContaining({ numberOfAdults: 1 })] }),
    ]);
    await press('See the new price');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Guests: 2 Guests → 1 Guest')).toBeTruthy();
    expect(dialog.getByText(/^Free to cancel until Sun 29th Nov/)).toBeTruthy();
  });
});

it('a booking that is cancelled is booked again with the same party', async () => {
  await aGuest({ ...answers, '/api/Stay': { ...all, isCancelled: true } });
  const again = await screen.findByRole('link', { name: 'Book again' });
  expect(again.getAttribute('href')).toMatch(/^\/Book\/HARBOUR\?.*fromDate=2026-12-01.*adults=2/);
});
