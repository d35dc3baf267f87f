import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from 'shared/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ada, aGuest, answered, open, stay } from '../../../../test/changing-guest.tsx';
import { memory } from '../../../../test/stay-guest.tsx';
import { aChangeQuote, aService, aStayRoom, someLeft } from '../../../../test/stay.ts';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Confirm the change' }));
const openEditor = async () => {
  await screen.findByText('Confirmed');
  await press('Change the booking');
  await screen.findByLabelText(/^Your requests/);
};
const wish = async () => {
  await openEditor();
  await userEvent.type(screen.getByLabelText(/^Your requests/), 'A cot');
};

describe('changing a booking', () => {
  it('says what comes back before anything is changed, then that it is done', async () => {
    const asked: unknown[] = [];
    await aGuest({
      '/api/Stay/Change': (input: unknown) => {
        asked.push(input);
        return answered;
      },
    });
    await wish();
    await press('See the new price');
    expect(await dialog().findByText('You get £120.00 back')).toBeTruthy();
    expect(dialog().getByText(/^It goes to your Visa ending in 4242/)).toBeTruthy();
    expect(asked).toEqual([]);
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toMatchObject([
      { body: { confirmationToken: 'secret', quoteToken: 'change-1', notes: 'A cot' } },
    ]);
    const said = screen.getAllByText('Your booking is changed.');
    expect(said.some((each) => each.closest('[tabindex="-1"]') === document.activeElement)).toBe(true);
    expect(screen.queryByLabelText(/^Your requests/)).toBeNull();
  });

  it('leads to the payment where more is due, and says how much', async () => {
    const due = { amount: 120, paymentUrl: '/Book/HARBOUR/Pay/secret' };
    await aGuest({
      '/api/Stay/QuoteChange': aChangeQuote({ total: 480, difference: 120, refund: 0, dueNow: 120 }),
      '/api/Stay/Change': { ...answered, stay: { ...answered.stay, due }, paymentUrl: due.paymentUrl },
    });
    await wish();
    await press('See the new price');
    expect(await dialog().findByText('Pay £120.00 now')).toBeTruthy();
    await confirm();
    const pay = await screen.findByRole('link', { name: 'Pay now' });
    expect(screen.getByText(/^£120\.00 is still to pay for the change/)).toBeTruthy();
    expect(pay.getAttribute('href')).toBe('/Book/HARBOUR/Pay/secret');
  });

  it('says what is due and leads to its payment whenever the page is opened', async () => {
    const due = { amount: 120, paymentUrl: '/Book/HARBOUR/Pay/secret' };
    await aGuest({ '/api/Stay': { ...stay, total: 480, due } });
    expect(await screen.findByText('Pay £120.00 now')).toBeTruthy();
    const pay = screen.getByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toBe('/Book/HARBOUR/Pay/secret');
  });

  it('offers the extras of each room, and asks for those that were chosen', async () => {
    const asked: unknown[] = [];
    await aGuest({
      '/api/Stay': {
        ...stay,
        rooms: [aStayRoom({ guests: [ada], services: [] })],
        changes: [open('Extras')],
      },
      '/api/Service/Get': {
        services: [
          aService(),
          aService({ serviceId: 'crib', serviceName: 'Crib', textLanguages: { ServiceName: 'en-GB' } }),
        ],
        inventoryPerServiceId: { parking: someLeft(1), crib: someLeft(0) },
      },
      '/api/Stay/QuoteChange': (input: unknown) => {
        asked.push(input);
        return aChangeQuote({ total: 420, difference: 60, refund: 0, dueNow: 60 });
      },
    });
    await screen.findByText('Confirmed');
    await press('Change the booking');
    const group = within(await screen.findByRole('group', { name: 'Extras of room 1' }));
    expect(group.getByRole('checkbox', { name: 'Crib' }).hasAttribute('disabled')).toBe(true);
    expect(group.getByText('Crib').getAttribute('lang')).toBe('en-GB');
    expect(group.getByText('Parking').getAttribute('lang')).toBeNull();
    expect(group.getByText('£60.00 for your stay')).toBeTruthy();
    await userEvent.click(group.getByRole('checkbox', { name: 'Parking' }));
    await press('See the new price');
    expect(await dialog().findByText('Pay £60.00 now')).toBeTruthy();
    expect(asked).toMatchObject([
      { body: { rooms: [{ services: [{ serviceId: 'parking', quantity: 1 }] }] } },
    ]);
  });

  it('keeps what was begun over a reload', async () => {
    const storage = memory();
    await aGuest({}, storage);
    await wish();
    cleanup();
    await aGuest({}, storage);
    expect(await screen.findByDisplayValue('A cot')).toBeTruthy();
  });

  it('asks anew and says so when another tab was faster', async () => {
    let quotes = 0;
    await aGuest({
      '/api/Stay/QuoteChange': () => {
        quotes += 1;
        return quotes === 1 ? aChangeQuote() : aChangeQuote({ total: 300, difference: -60, refund: 60 });
      },
      '/api/Stay/Change': refused(409, 'Your booking was changed meanwhile.'),
    });
    await wish();
    await press('See the new price');
    await dialog().findByText('You get £120.00 back');
    await confirm();
    expect(await dialog().findByText('Your booking was changed meanwhile.')).toBeTruthy();
    expect(await dialog().findByText('You get £60.00 back')).toBeTruthy();
  });

  it('takes nothing back that the hotel has changed meanwhile: the new quote is of what the guest has changed', async () => {
    let isChangedByHotel = false;
    const asked: unknown[] = [];
    await aGuest({
      '/api/Stay': () => (isChangedByHotel ? { ...stay, dateTo: '2026/12/06' } : stay),
      '/api/Stay/QuoteChange': ({ body }: { readonly body: unknown }) => {
        asked.push(body);
        return aChangeQuote();
      },
      '/api/Stay/Change': () => {
        isChangedByHotel = true;
        return refused(409, 'Your booking was changed meanwhile.');
      },
    });
    await wish();
    await press('See the new price');
    await dialog().findByText('You get £120.00 back');
    await confirm();
    expect(await dialog().findByText('Your booking was changed meanwhile.')).toBeTruthy();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ dateTo: '2026/12/06', notes: 'A cot' });
  });

  it('says that the hotel was faster where the booking was cancelled meanwhile, and shows it as it is', async () => {
    const over = 'This booking is not confirmed or was cancelled.';
    let isCancelled = false;
    await aGuest({
      '/api/Stay': () =>
        isCancelled
          ? {
              ...stay,
              isCancelled,
              changes: [],
              rooms: stay.rooms.map((room) => ({ ...room, cancelledAtUtc: '2026-11-20T10:00:00.000Z' })),
            }
          : stay,
      '/api/Stay/QuoteChange': ({ body }: { readonly body: { readonly rooms: readonly unknown[] } }) =>
        isCancelled ? refused(body.rooms.length === 0 ? 400 : 409, over) : aChangeQuote(),
      '/api/Stay/Change': () => {
        isCancelled = true;
        return refused(409, over);
      },
    });
    await wish();
    await press('See the new price');
    await dialog().findByText('You get £120.00 back');
    await confirm();
    expect((await screen.findAllByText('Cancelled')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(over, { selector: '.stay-done *' }).closest('[tabindex="-1"]')).toBe(
      document.activeElement,
    );
  });

  it('sends the same quote again where no answer came', async () => {
    const tokens: unknown[] = [];
    await aGuest({
      '/api/Stay/Change': ({ body }: { readonly body: { readonly quoteToken: string } }) => {
        tokens.push(body.quoteToken);
        return tokens.length === 1 ? refused(503, '') : answered;
      },
    });
    await wish();
    await press('See the new price');
    await dialog().findByText('You get £120.00 back');
    await confirm();
    expect(await dialog().findByText('We received no answer')).toBeTruthy();
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tokens).toEqual(['change-1', 'change-1']);
  });

  it('gives the telephone number for what the hotel changes itself', async () => {
    await aGuest({ '/api/Stay': { ...stay, changes: [open('Dates', false), open('Requests')] } });
    await openEditor();
    expect(screen.queryByRole('button', { name: 'Choose other dates' })).toBeNull();
    expect(screen.queryByLabelText('First name of the lead guest')).toBeNull();
    expect(screen.getByText('For any other change, contact The Harbour Hotel:')).toBeTruthy();
  });
});
