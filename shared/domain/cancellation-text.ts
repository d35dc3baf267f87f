import { formatStayDate } from './date-text.ts';
import type { cancellationEnGb } from './messages/cancellation.en-GB.ts';
import type { Translate } from './messages/index.ts';
import { formatMoney, toMinor } from './money.ts';
import type { Cancellation, CancellationFee, Deadline } from './cancellation.ts';

interface CancellationLanguage {
  readonly text: Translate<keyof typeof cancellationEnGb>;
  readonly locale: string;
  readonly currency: string;
}

const feeText = (
  { feeType, value }: CancellationFee,
  { text, locale, currency }: CancellationLanguage,
): string => {
  if (feeType === 'Percent') return text('cancel.percent', { count: value });
  if (feeType === 'Nights') return text('cancel.nights', { count: value });
  return text('cancel.amount', { amount: formatMoney(toMinor(value, currency), currency, locale) });
};

const when = ({ date, time }: Deadline, locale: string) => ({
  time,
  date: formatStayDate(date, 'short', locale),
});

/** What cancelling costs, as one sentence. `brief` leaves out what follows after a free period. */
export function cancellationText(
  cancellation: Cancellation,
  language: CancellationLanguage,
  brief = false,
): string {
  const { text, locale } = language;
  switch (cancellation.kind) {
    case 'free':
      return text('cancel.free');
    case 'non-refundable':
      return text(brief ? 'cancel.non-refundable' : 'cancel.non-refundable-long');
    case 'free-until':
      return brief
        ? text('cancel.free-until', when(cancellation.deadline, locale))
        : text('cancel.free-after', {
            ...when(cancellation.deadline, locale),
            fee: feeText(cancellation.fee, language),
          });
    case 'fee':
      return text('cancel.fee', { fee: feeText(cancellation.fee, language) });
    case 'fee-then':
      return text('cancel.fee-then', {
        ...when(cancellation.deadline, locale),
        fee: feeText(cancellation.fee, language),
        later: feeText(cancellation.later, language),
      });
  }
}
