import type { CreateConflict } from 'shared/contracts';
import { toMinor } from 'shared/domain';
import type { Basket } from 'shared/runtime';
import { isOfPayment, reasonsOf } from './rejection-reasons.ts';
import { failureMessage, isUndecided, isUnderWay, type BookingError, type CreateFailure } from './rules.ts';

const isConflict = (body: object): body is CreateConflict =>
  'exceedingRoomIndexes' in body || 'totalPrice' in body;

function conflictError(conflict: CreateConflict, basket: Basket): BookingError {
  const { code, message, exceedingRoomIndexes, totalPrice, roomPrices = [], quoteToken } = conflict;
  if (exceedingRoomIndexes !== undefined) {
    const roomNumbers = exceedingRoomIndexes.flatMap((index) => basket.items[index]?.roomNumber ?? []);
    return { kind: 'rooms-unavailable', roomNumbers };
  }
  return {
    kind: 'price-changed',
    message: code === 'error.price-changed' ? null : message,
    total: toMinor(totalPrice ?? 0, basket.currency),
    roomCosts: roomPrices.map((price) => toMinor(price, basket.currency)),
    quoteToken: quoteToken ?? null,
    taxesAndFees: conflict.taxesAndFees ?? null,
  };
}

/** Reads a failed Create (decisions 1): which room is unavailable, what it costs now, or why it was rejected. */
export function decideBookingError(failure: CreateFailure, basket: Basket): BookingError {
  if (isUnderWay(failure)) return { kind: 'in-progress' };
  if (failure.kind === 'contract') return { kind: 'fault' };
  if (failure.kind !== 'http') return { kind: 'unknown' };
  if (isUndecided(failure)) return { kind: 'fault' };
  if (failure.status === 409 && failure.body !== null && isConflict(failure.body))
    return conflictError(failure.body, basket);
  const message = failureMessage(failure);
  if (failure.status === 422 && failure.body?.code === 'payment.challenge')
    return { kind: 'challenge', message };
  const reasons = reasonsOf(failure);
  return { kind: 'rejected', message, reasons, isPayment: isOfPayment(failure.status, reasons) };
}
