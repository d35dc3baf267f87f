import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfirmation, aConfirmationItem, refused, type Answers } from 'shared/testing';
import { billOf } from 'shared/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { aQuote, aStayRoom, aStayToManage, visa } from '../../../test/stay.ts';
import { openStay } from '../../../test/stay-guest.tsx';

afterEach(cleanup);

const twoRooms = aStayToManage({
  total: 720,
  paid: 720,
  rooms: [aStayRoom(), aStayRoom({ reservationItemId: 'room-2', roomType: 'Single room' })],
});
const cancelledRoom = aStayRoom({ cancelledAtUtc: '2026-11-20T10:00:00.000Z', total: 0 });
const refund = { amount: 360, state: 'Due', card: visa } as const;
const afterwards = aStayToManage({
  isCancelled: true,
  total: 0,
  rooms: [cancelledRoom],
  changes: [{ change: 'Cancel', untilUtc: null, isOpen: false }],
  refunds: [refund],
});
const usual: Answers = {
  '/api/Stay': aStayToManage(),
  '/api/Reservation/Confirmation': aConfirmation(),
  '/api/Stay/QuoteCancellation': aQuote(),
  '/api/Stay/Cancel': { success: true, message: 'Your booking is cancelled.', stay: afterwards },
};

const aGuest = (answers: Answers = {}): Promise<void> => openStay({ ...usual, ...answers });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const confirm = (name = 'Cancel the booking') => userEvent.click(dialog().getByRole('button', { name }));

describe('managing a booking', () => {
  it('shows the stay, and what cancelling costs until when by the hotel’s clock', async () => {
    await aGuest();
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'If you cancel this room' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'FreeNowuntil Mon 30th Nov 2026 at 18:00',
      'No refund: £360.00from Mon 30th Nov 2026 at 18:00',
      'No refund: £360.00If you do not arrive',
    ]);
  });

  it('has the lines of the bill, and taxes and voucher once for the whole booking', async () => {
    const usual = { kind: 'Tax' as const, percent: null, of: null };
    const tax = { ...usual, name: 'City tax', text: 'City tax, 3 nights', amount: 12, included: false };
    const contained = { ...usual, name: 'VAT', text: 'VAT 20%', amount: 60, included: true };
    const confirmation = aConfirmation({ taxes: [tax, contained], giftDiscount: 50, total: 322 });
    await aGuest({
      '/api/Reservation/Confirmation': confirmation,
      '/api/Stay': aStayToManage({ total: 322, paid: 322 }),
    });
    await screen.findByText('Confirmed');
    const bill = billOf(confirmation, 'Gift voucher');
    for (const { text } of [...bill.rooms.flatMap(({ lines }) => lines), ...bill.added])
      expect([text, screen.getAllByText(text).length]).toEqual([text, 1]);
    expect(screen.getByText('Includes £60.00 VAT 20%')).toBeTruthy();
  });

  it('says which language a room was booked in, where that is another than the page’s', async () => {
    const room = aStayRoom({ textLanguage: 'da', policy: 'Gratis indtil dagen før.' });
    await aGuest({ '/api/Stay': aStayToManage({ rooms: [room] }) });
    await screen.findByText('Confirmed');
    for (const words of [room.roomType, room.ratePlan, room.policy])
      expect([words, screen.getByText(words).lang]).toEqual([words, 'da']);
  });

  it('says what comes back and to which card before anything is cancelled, then how it stands', async () => {
    const asked: unknown[] = [];
    await aGuest({
      '/api/Stay/Cancel': (input: unknown) => {
        asked.push(input);
        return usual['/api/Stay/Cancel'];
      },
    });
    await screen.findByText('Confirmed');
    await press('Cancel the booking');
    expect(await dialog().findByText('You get £360.00 back')).toBeTruthy();
    expect(dialog().getByText(/^It goes to your Visa ending in 4242/)).toBeTruthy();
    expect(asked).toEqual([]);
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toMatchObject([{ body: { confirmationToken: 'secret', quoteToken: 'quote-1' } }]);
    const said = screen.getAllByText('Your booking is cancelled.');
    expect(said.some((each) => each.closest('[tabindex="-1"]') === document.activeElement)).toBe(true);
    expect(screen.getByText('£360.00 to your Visa ending in 4242')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull();
  });

  it('cancels one room of two, and nothing else', async () => {
    const asked: unknown[] = [];
    await aGuest({
      '/api/Stay': twoRooms,
      '/api/Reservation/Confirmation': aConfirmation({ items: [aConfirmationItem(), aConfirmationItem()] }),
      '/api/Stay/QuoteCancellation': (input: unknown) => {
        asked.push(input);
        return aQuote({ total: 360 });
      },
    });
    await screen.findByText('Confirmed');
    await press('Cancel this room: 2, Single room');
    expect(await dialog().findByText('You get £360.00 back')).toBeTruthy();
    expect(asked).toMatchObject([{ body: { reservationItemIds: ['room-2'] } }]);
    await userEvent.click(dialog().getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what the guest has asked for', async () => {
    await aGuest({ '/api/Stay': aStayToManage({ notes: 'A cot, please' }) });
    expect(await screen.findByText('A cot, please')).toBeTruthy();
    expect(screen.getByText('Your requests')).toBeTruthy();
  });

  it('an offer that is over is worked out anew, and that is said', async () => {
    let quotes = 0;
    await aGuest({
      '/api/Stay/QuoteCancellation': () => {
        quotes += 1;
        return quotes === 1 ? aQuote() : aQuote({ quoteToken: 'quote-2', fee: 360, refund: 0 });
      },
      '/api/Stay/Cancel': refused(409, 'What you were shown does not hold any more.'),
    });
    await screen.findByText('Confirmed');
    await press('Cancel the booking');
    await dialog().findByText('You get £360.00 back');
    await confirm();
    expect(await dialog().findByText('What you were shown does not hold any more.')).toBeTruthy();
    expect(await dialog().findByText('Cancelling costs £360.00')).toBeTruthy();
  });

  it('what another tab has cancelled meanwhile is said and shown', async () => {
    let isCancelled = false;
    await aGuest({
      '/api/Stay': () => (isCancelled ? afterwards : aStayToManage()),
      '/api/Stay/QuoteCancellation': () =>
        isCancelled ? refused(409, 'This booking was cancelled.') : aQuote(),
      '/api/Stay/Cancel': () => {
        isCancelled = true;
        return refused(409, 'Your booking was changed meanwhile.');
      },
    });
    await screen.findByText('Confirmed');
    await press('Cancel the booking');
    await dialog().findByText('You get £360.00 back');
    await confirm();
    expect(await dialog().findByText('This booking was cancelled.')).toBeTruthy();
    await userEvent.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    expect(screen.getAllByText('Cancelled').length).toBeGreaterThan(0);
  });

  it.each([
    ['what the hotel has refused is not tried again: its telephone stands there', 409, 'Please call us.', 0],
    ['what nobody has answered can be tried again', 503, '', 1],
  ])('%s', async (_, status, words, buttons) => {
    await aGuest({ '/api/Stay/QuoteCancellation': refused(status, words) });
    await screen.findByText('Confirmed');
    await press('Cancel the booking');
    expect(await dialog().findByText('We cannot cancel this here now')).toBeTruthy();
    expect(dialog().getByRole('link', { name: /^Call / })).toBeTruthy();
    expect(dialog().queryAllByRole('button', { name: 'Try again' })).toHaveLength(buttons);
  });

  it('without an answer the same quote is sent again', async () => {
    const tokens: unknown[] = [];
    await aGuest({
      '/api/Stay/Cancel': ({ body }: { readonly body: { readonly quoteToken: string } }) => {
        tokens.push(body.quoteToken);
        return tokens.length === 1 ? refused(503, '') : usual['/api/Stay/Cancel'];
      },
    });
    await screen.findByText('Confirmed');
    await press('Cancel the booking');
    await dialog().findByText('You get £360.00 back');
    await confirm();
    expect(await dialog().findByText('We received no answer')).toBeTruthy();
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tokens).toEqual(['quote-1', 'quote-1']);
  });

  it('where only the hotel cancels, its telephone stands there and no button', async () => {
    await aGuest({ '/api/Stay': aStayToManage({ rooms: [aStayRoom({ deadlines: null })] }) });
    expect(await screen.findByText('The Harbour Hotel cancels for you')).toBeTruthy();
    expect(screen.getByRole('link', { name: /7946 0123/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull();
  });

  it.each([
    [refused(404, 'Not found'), 'We can’t find this booking'],
    [refused(404, 'Ended', { code: 'booking.link-ended' }), 'This link has expired'],
    [refused(503, 'Action failed'), 'We could not load your booking'],
  ])('says so when it cannot be shown', async (answer, title) => {
    await aGuest({ '/api/Stay': answer });
    expect(await screen.findByText(title)).toBeTruthy();
  });
});
