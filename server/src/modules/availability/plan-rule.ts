import type { StayDate } from 'shared/contracts';
import {
  addDays,
  daysBetween,
  isLengthOf,
  lengthOnArrival,
  lengthOver,
  nightCount,
  nightsOf,
  type Stay,
  windowProblem,
} from 'shared/domain';
import { translate } from './messages/index.ts';
import type { RateCalendar } from './snapshot/rate-calendar.ts';

/** What of a rate's terms a stay is not, as a sentence; null where they take it, or where a night is not on sale. */
function ruleOf(rate: Pick<RateCalendar, 'night'>, stay: Stay, today: StayDate): string | null {
  const nights = nightsOf(stay).map((date) => rate.night(date));
  const [arrival] = nights;
  if (!arrival || nights.some((night) => night === null)) return null;
  const window = windowProblem(arrival.terms, daysBetween(today, stay.from));
  if (window !== null) return translate(`offer.${window.kind}`, { count: window.days });
  if (arrival.isClosedToArrival) return translate('offer.closed-to-arrival');
  let length = lengthOnArrival(arrival.terms);
  for (const night of nights) length = lengthOver(length, night?.terms.minimumThrough ?? null);
  const count = nightCount(stay);
  if (!isLengthOf(length, count))
    return count < length.shortest
      ? translate('offer.minimum-nights', { count: length.shortest })
      : translate('offer.maximum-nights', { count: length.longest });
  return rate.night(stay.to)?.isClosedToDeparture === true ? translate('offer.closed-to-departure') : null;
}

/** The rule by which none of these rates takes a stay; null where it is not one rule of all that are on sale. */
export function ruleOfRates(
  rates: readonly Pick<RateCalendar, 'night'>[],
  stay: Stay,
  today: StayDate,
): string | null {
  const onSale = rates.filter(
    (rate) => rate.night(stay.from) !== null && rate.night(addDays(stay.to, -1)) !== null,
  );
  const rules = new Set(onSale.map((rate) => ruleOf(rate, stay, today)));
  const [rule = null] = rules;
  return rules.size === 1 ? rule : null;
}
