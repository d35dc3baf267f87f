import type { FinalBooking, FinalState } from './final-state.ts';
import type { Operation } from './history.ts';

const open: ReadonlySet<string> = new Set(['Held', 'PendingPayment']);
/** Input that does not fit, another body under a known key, too many tries: none says anything of the key's own booking. */
const saysNothing: ReadonlySet<number> = new Set([400, 422, 429]);

const isSold = ({ status }: FinalBooking): boolean => status === 'Confirmed';
const isLive = (booking: FinalBooking): boolean => isSold(booking) || open.has(booking.status);

function* checkAnswers(history: readonly Operation[], { bookings }: FinalState): Generator<string> {
  const byToken = new Map(bookings.map((booking) => [booking.token, booking]));
  const byKey = Map.groupBy(history, ({ key }) => key);
  for (const [key, operations] of byKey) {
    const told = operations.flatMap(({ outcome }) => (outcome.kind === 'ok' ? [outcome] : []));
    const tokens = new Set(told.map(({ token }) => token));
    if (tokens.size > 1) yield `key ${key} was answered by ${String(tokens.size)} bookings`;
    for (const token of tokens) {
      const booking = byToken.get(token);
      if (!booking || !isSold(booking))
        yield `booking ${token} was acknowledged and is ${booking?.status ?? 'gone'}`;
    }
    const made = bookings.filter((booking) => booking.key === key && isLive(booking));
    if (made.length > 1) yield `key ${key} has made ${String(made.length)} bookings`;
    const refused = operations.some(
      ({ outcome }) => outcome.kind === 'failed' && !saysNothing.has(outcome.status),
    );
    if (refused && made.length > 0) yield `key ${key} was refused, and its booking is there`;
  }
  for (const booking of bookings) {
    if (booking.key === null || !byKey.has(booking.key)) yield `nobody asked for booking ${booking.token}`;
  }
}

function* checkStock({ bookings, stock }: FinalState): Generator<string> {
  const taken = (of: readonly FinalBooking[], row: string): number =>
    of.reduce((sum, { takes }) => sum + (takes[row] ?? 0), 0);
  const sold = bookings.filter(isSold);
  const held = bookings.filter(({ status }) => open.has(status));
  for (const row of stock) {
    if (row.sold < 0 || row.held < 0 || row.sold + row.held > row.total) yield `${row.row} is oversold`;
    if (row.sold !== taken(sold, row.row))
      yield `${row.row} has sold ${String(row.sold)}, booked are ${String(taken(sold, row.row))}`;
    if (row.held !== taken(held, row.row))
      yield `${row.row} holds ${String(row.held)}, under way are ${String(taken(held, row.row))}`;
  }
}

function* checkMoney({ bookings, vouchers, strayCharges }: FinalState): Generator<string> {
  for (const reference of strayCharges) yield `charge ${reference} belongs to no booking`;
  for (const booking of bookings) {
    const due = isSold(booking) && booking.isPaidByCard && booking.totalMinor > 0 ? 1 : 0;
    if (!open.has(booking.status) && booking.captured !== due) {
      yield `booking ${booking.token} is ${booking.status} and was charged ${String(booking.captured)} times`;
    }
  }
  for (const { code, valueMinor, balanceMinor } of vouchers) {
    const spent = bookings
      .filter((booking) => booking.voucherCode === code && isLive(booking))
      .reduce((sum, { giftMinor }) => sum + giftMinor, 0);
    if (balanceMinor < 0) yield `voucher ${code} is overdrawn`;
    if (balanceMinor !== valueMinor - spent)
      yield `voucher ${code} has ${String(balanceMinor)} left of ${String(valueMinor)}, spent were ${String(spent)}`;
  }
}

/**
 * A history against the final database, in the manner of Jepsen: what was acknowledged is there, once per key; what was refused is not;
 * stock, money and vouchers are exactly what the bookings say. Empty when all holds.
 */
export const violationsOf = (history: readonly Operation[], state: FinalState): string[] => [
  ...checkAnswers(history, state),
  ...checkStock(state),
  ...checkMoney(state),
];
