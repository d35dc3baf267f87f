import { describe, expect, it } from 'vitest';
import { hasReceipt, passAddress, receiptAddress } from './booking-files.ts';

describe('files of a booking', () => {
  it('have an address with the secret and the language of the page', () => {
    const of = { propertyId: 'harbour', confirmationToken: 's+1', languageCode: 'da-DK' };
    const names = 'propertyId=harbour&confirmationToken=s%2B1&languageCode=da-DK';
    expect(receiptAddress(of)).toBe(`/api/Reservation/Receipt?${names}`);
    expect(passAddress(of)).toBe(`/api/Reservation/WalletPass?${names}`);
  });

  it.each([
    ['Confirmed', undefined, true],
    ['Refunded', '2026-11-20T10:00:00.000Z', true],
    ['Held', undefined, false],
    ['PendingPayment', undefined, false],
  ] as const)('a receipt of a booking that is %s', (status, cancelled, isMade) => {
    expect(hasReceipt({ status, cancelledAtUtc: cancelled })).toBe(isMade);
  });
});
