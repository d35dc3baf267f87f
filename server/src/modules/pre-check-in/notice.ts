import { todayIn } from 'shared/domain';
import type { Said } from '../../language/index.ts';
import type { StoredProperty } from '../property/index.ts';
import type { ReservationRow } from '../booking/index.ts';
import { translate } from './messages/index.ts';

export interface Notice extends Partial<Omit<Said, 'message'>> {
  readonly title: string;
  readonly message: string;
  /** True where all is well: the page shows it in the positive colour (product.md 4). */
  readonly success: boolean;
  /** Where the guest manages the booking. */
  readonly confirmationToken?: string;
}

/** A wrong link, whatever is wrong with it, in the words of product.md 8. */
export const invalidLink = (): Notice => ({
  title: translate('error.pre-check-in-title'),
  ...translate.say('error.pre-check-in-link'),
  success: false,
});

export const completed = (): Notice => ({
  title: translate('check-in.done-title'),
  message: translate('check-in.done'),
  success: true,
});

type Kind = 'cancelled' | 'waiting' | 'past';
const refusal = (kind: Kind): Notice => ({
  title: translate(`check-in.${kind}-title`),
  ...translate.say(`check-in.${kind}`),
  success: false,
});

type State = Pick<ReservationRow, 'status' | 'date_from' | 'pre_checked_in_at' | 'confirmation_token'>;

/**
 * Why a right link opens no form; null when it does. Open from the confirmation until the end of the day of arrival, on the
 * property's calendar (decisions 2).
 */
export function noticeOf(row: State, { timeZone }: StoredProperty, now: Date): Notice | null {
  switch (row.status) {
    case 'Cancelled':
    case 'Released':
    case 'Refunded':
      return refusal('cancelled');
    case 'Held':
    case 'PendingPayment':
      return refusal('waiting');
    case 'Confirmed':
      if (row.pre_checked_in_at !== null)
        return { ...completed(), confirmationToken: row.confirmation_token };
      return row.date_from < todayIn(timeZone, now) ? refusal('past') : null;
    default:
      return row.status satisfies never;
  }
}
