import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BookConfig, BusEvent, Confirmation, Property } from 'shared/contracts';
import { $clock, bookConfigLoaded, busEventHappened, propertyLoaded, routeEntered } from 'shared/runtime';
import {
  aBookConfig,
  aConfirmation,
  aConfirmationItem,
  aProperty,
  fixedClock,
  openedWith,
  recorded,
} from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { ConfirmationView } from './confirmation-view.tsx';

async function aGuestWith(
  confirmation: Confirmation,
  config: Partial<BookConfig> = {},
  hotel: Partial<Property> = {},
): Promise<readonly BusEvent[]> {
  const scope = fork({ values: [[$clock, fixedClock()]] });
  const property = aProperty(hotel);
  await allSettled(propertyLoaded, { scope, params: property });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig(config) });
  const params = { propertyCode: 'HARBOUR', confirmationToken: 'secret' };
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR/Confirmation/secret', params, query: '', hash: '' },
  });
  const told = recorded(busEventHappened, scope);
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <ConfirmationView confirmation={confirmation} title="Thank you, Ada" property={property} />
      </UiProvider>
    </Provider>,
  );
  return told;
}

/** What stands beside a term or at the end of a price line. */
const beside = (text: string): string | undefined =>
  screen.getByText(text, { exact: true }).parentElement?.textContent.slice(text.length);
const target = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('the confirmation', () => {
  it('says that the booking is made, its reference and where the mail goes', async () => {
    await aGuestWith(aConfirmation());
    expect(screen.getByText('Your booking is confirmed')).toBeTruthy();
    expect(screen.getByText('HB-2041')).toBeTruthy();
    expect(screen.getByText('A confirmation is on its way to ada@example.org.')).toBeTruthy();
  });

  it('says which language the booked room is described in, where that is another than the page’s', async () => {
    const item = aConfirmationItem({ textLanguage: 'ar', roomConfiguration: 'سريران' });
    await aGuestWith(aConfirmation({ items: [item] }));
    for (const words of [item.roomType.name, item.ratePlan.name, 'سريران', item.policy]) {
      const { lang, dir } = screen.getByText(words);
      expect([words, lang, dir]).toEqual([words, 'ar', 'rtl']);
    }
    cleanup();
    await aGuestWith(aConfirmation());
    expect(document.querySelector('.co-booked [lang]')).toBeNull();
  });

  it('adds up: each room, the gift voucher, the total, what is paid and what is left', async () => {
    await aGuestWith(
      aConfirmation({
        items: [aConfirmationItem(), aConfirmationItem({ totalCost: 400 })],
        giftDiscount: 60,
        total: 700,
        paid: 500,
        balance: 200,
      }),
    );
    expect(beside('Total of room 1')).toBe('£360.00');
    expect(beside('Total of room 2')).toBe('£400.00');
    expect(beside('Gift voucher')).toMatch(/^−£60\.00$/);
    expect(beside('Total')).toBe('£700.00');
    expect(beside('Paid')).toBe('£500.00');
    expect(beside('To pay at the hotel')).toBe('£200.00');
  });

  it('offers to manage the booking, to add extras, to book again and to go back to the hotel', async () => {
    await aGuestWith(aConfirmation());
    expect(target('Manage booking')).toBe('/Book/HARBOUR/Stay/secret');
    expect(target('Add extras')).toBe('/PreCheckIn/HARBOUR/HB-2041/k3x9#extras');
    expect(target('Book another room')).toMatch(
      /^\/Book\/HARBOUR\?fromDate=2026-\d\d-\d\d&toDate=.*&adults=\d/,
    );
    expect(target('Back to hotel website')).toBe('https://hotel.example/');
    expect(screen.getByRole('button', { name: 'Print confirmation' })).toBeTruthy();
    expect(target('Add to calendar')).toMatch(
      /^\/api\/Reservation\/Calendar\?.*confirmationToken=secret&languageCode=en-GB$/,
    );
  });

  it('gives a receipt, and passes only for the wallets that there are keys for', async () => {
    await aGuestWith(aConfirmation());
    const receipt = screen.getByRole('link', { name: 'Receipt (PDF)' });
    expect(receipt.getAttribute('href')).toMatch(
      /^\/api\/Reservation\/Receipt\?.*confirmationToken=secret&languageCode=en-GB$/,
    );
    expect(receipt.getAttribute('download')).toBe('HB-2041.pdf');
    expect(screen.queryByRole('link', { name: /Wallet/ })).toBeNull();
    cleanup();
    await aGuestWith(
      aConfirmation({ wallet: { applePass: true, googleUrl: 'https://pay.google.com/gp/v/save/a' } }),
    );
    expect(target('Add to Apple Wallet')).toMatch(/^\/api\/Reservation\/WalletPass\?/);
    expect(target('Add to Google Wallet')).toBe('https://pay.google.com/gp/v/save/a');
  });

  it('has one main action, two more, and the rest as a list', async () => {
    await aGuestWith(aConfirmation(), { restaurantBookingServiceActive: true });
    const namesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((action) => action.textContent);
    expect(namesOf('.co-actions > .btn--primary')).toEqual(['Manage booking']);
    expect(namesOf('.co-actions > .btn--secondary')).toEqual(['Add to calendar', 'Add extras']);
    expect(namesOf('.co-actions li')).toEqual([
      'Receipt (PDF)',
      'Book a table',
      'Print confirmation',
      'Book another room',
      'Back to hotel website',
    ]);
  });

  it('says until when cancelling is free, by the hotel’s clock, while it is', async () => {
    await aGuestWith(aConfirmation({ freeCancellationUntilUtc: '2036-11-29T15:00:00.000Z' }));
    expect(screen.getByText('until Sat 29th Nov 2036 at 15:00 (hotel time)')).toBeTruthy();
    cleanup();
    await aGuestWith(aConfirmation({ freeCancellationUntilUtc: '2020-11-29T15:00:00.000Z' }));
    expect(screen.queryByText('Free cancellation')).toBeNull();
  });

  it('shows what the hotel looks like and the way to it', async () => {
    await aGuestWith(aConfirmation());
    expect(await screen.findByRole('heading', { name: 'Getting there' })).toBeTruthy();
    expect(target('Directions')).toContain('https://www.google.com/maps/dir/');
  });

  it('offers no link that it has not', async () => {
    await aGuestWith(aConfirmation({ preCheckInUrl: null }));
    expect(screen.queryByRole('link', { name: 'Add extras' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Book a table' })).toBeNull();
  });

  it.each([
    ['a confirmed booking of a hotel that issues invoices', 'Confirmed' as const, true, true],
    ['a hotel that issues none', 'Confirmed' as const, false, false],
    ['a booking that is not confirmed', 'Held' as const, true, false],
  ])('an invoice: %s', async (_of, status, issues, isOffered) => {
    const legalEntity = issues ? { name: 'Harbour Ltd', addressLines: ['1 Quay'], vatId: null } : null;
    await aGuestWith(aConfirmation({ status }), {}, { legalEntity });
    const link = screen.queryByRole('link', { name: 'Invoice' });
    expect(link?.getAttribute('href') ?? null).toBe(isOffered ? '/Book/HARBOUR/Invoice/secret' : null);
  });

  it('of a cancelled booking it offers nothing for the stay, but what has become of the money', async () => {
    const cancelledAtUtc = '2026-11-20T10:00:00.000Z';
    await aGuestWith(aConfirmation({ status: 'Refunded', preCheckInUrl: null, cancelledAtUtc }), {
      restaurantBookingServiceActive: true,
    });
    expect(screen.getByText('Cancelled')).toBeTruthy();
    expect(screen.queryByText('Your booking is confirmed')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Book a table' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(target('Manage booking')).toBe('/Book/HARBOUR/Stay/secret');
  });

  it('leads nowhere to manage a booking where the hotel has no such page any more', async () => {
    const close = openedWith({ remotes: {}, pins: {} });
    await aGuestWith(aConfirmation());
    expect(screen.queryByRole('link', { name: 'Manage booking' })).toBeNull();
    close();
  });

  it('a booking that is not confirmed has nothing to manage', async () => {
    await aGuestWith(aConfirmation({ status: 'Held' }));
    expect(screen.queryByRole('link', { name: 'Manage booking' })).toBeNull();
  });

  it('shows the tables that were booked for the stay', async () => {
    await aGuestWith(
      aConfirmation({
        tables: [
          {
            bookingReference: 'T-4821',
            restaurantName: 'The Lock Keeper',
            visitDate: '2026/12/02',
            visitTime: '17:30',
            leaveTime: '19:30',
            partySize: 2,
            promotionName: 'Early table',
            manageUrl: '/Book/HARBOUR/Restaurant/T-4821/code',
          },
        ],
      }),
    );
    expect(screen.getByRole('heading', { name: 'The Lock Keeper' })).toBeTruthy();
    expect(screen.getByText('Wednesday, 2 Dec 2026 at 17:30, 2 Guests')).toBeTruthy();
    expect(screen.getByText('Reference T-4821 · Early table · until 19:30')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Move or cancel this table' }).getAttribute('href')).toBe(
      '/Book/HARBOUR/Restaurant/T-4821/code',
    );
  });

  it('where the hotel keeps tables, one is asked for with the booking', async () => {
    const told = await aGuestWith(aConfirmation(), { restaurantBookingServiceActive: true });
    await userEvent.click(screen.getByRole('button', { name: 'Book a table' }));
    expect(told).toEqual([{ type: 'restaurant.requested.v1', identifier: 'secret' }]);
  });
});
