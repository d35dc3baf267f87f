import type { CancellationQuote } from 'shared/contracts';
import { toMinor, type Minor } from 'shared/domain';
import type { ApiFailure } from 'shared/runtime';

const firstOfServer = 500;

/** Whether the server has said no; otherwise whether it has done something is not known. */
export const isRefused = (failure: ApiFailure): boolean =>
  failure.kind === 'http' && failure.status < firstOfServer;

/** The one sentence above all figures. */
export type Gist =
  | { readonly kind: 'back'; readonly amount: Minor }
  | { readonly kind: 'costs'; readonly amount: Minor }
  | { readonly kind: 'free' };

/** What a guest wants to know first: the money that comes back, else what it costs. */
export function gistOf({ refund, fee, currency }: CancellationQuote): Gist {
  if (refund > 0) return { kind: 'back', amount: toMinor(refund, currency) };
  return fee > 0 ? { kind: 'costs', amount: toMinor(fee, currency) } : { kind: 'free' };
}

export type QuoteLine = 'price' | 'fee' | 'refund' | 'voucher';

/** How it is made up, in minor units; what is nothing is left out, but never the fee. */
export function linesOf({
  rooms,
  fee,
  refund,
  voucherBack,
  currency,
}: CancellationQuote): readonly { readonly line: QuoteLine; readonly amount: Minor }[] {
  const price = rooms.reduce((sum, room) => sum + toMinor(room.total, currency), 0);
  const lines = [
    { line: 'price', amount: price },
    { line: 'fee', amount: toMinor(fee, currency) },
    { line: 'voucher', amount: toMinor(voucherBack, currency) },
    { line: 'refund', amount: toMinor(refund, currency) },
  ] as const;
  return lines.filter(({ line, amount }) => amount > 0 || line === 'fee');
}
