import type { StayDate } from 'shared/contracts';
import { codeKey, daysBetween } from 'shared/domain';
import type { PromoCodeContent } from '../../db/content.ts';
import type { CalendarRange, CalendarSource } from './calendar.ts';
import { discountedBase } from './promo-code.ts';
import type { RateCalendar } from './snapshot/rate-calendar.ts';

type Plan = CalendarSource['ratePlans'][number];

/** A code that changes what the calendar shows. */
export interface CalendarPromo {
  /** In capitals. */
  readonly code: string;
  readonly content: PromoCodeContent;
}

const isPrivate = ({ content }: Plan): boolean => content.promoCodes.length > 0;

const isOpenedBy = ({ content }: Plan, { code }: CalendarPromo): boolean =>
  content.promoCodes.some((own) => codeKey(own) === code);

const isDiscountedBy = ({ ratePlanId }: Plan, { content }: CalendarPromo): boolean =>
  content.discount.kind !== 'none' && content.ratePlanIds?.includes(ratePlanId) !== false;

/** The plan with the promo code can be had by everybody, or is opened by the code. */
export const isForGuest = (plan: Plan, promo: CalendarPromo | null): boolean =>
  !isPrivate(plan) || (promo !== null && isOpenedBy(plan, promo));

/** Null where the hotel has no such code, it is not sold today, or it changes no rate: prices are those without it then (decisions 1). */
export function calendarPromo(
  {
    promoCodes,
    ratePlans,
  }: { readonly promoCodes: ReadonlyMap<string, PromoCodeContent> } & Pick<CalendarSource, 'ratePlans'>,
  given: string | undefined,
  today: StayDate,
): CalendarPromo | null {
  const code = codeKey(given);
  const content = promoCodes.get(code);
  if (content === undefined) return null;
  const { sellFrom, sellTo } = content;
  if ((sellFrom !== null && today < sellFrom) || (sellTo !== null && today > sellTo)) return null;
  const promo = { code, content };
  const isFelt = ratePlans.some(
    (plan) => isForGuest(plan, promo) && (isPrivate(plan) || isDiscountedBy(plan, promo)),
  );
  return isFelt ? promo : null;
}

/** On which nights a plan is sold, by those that the code is for. */
type Nights = 'all' | 'inside' | 'outside' | 'none';

function nightsOf(plan: Plan, named: Plan | undefined, promo: CalendarPromo | null): Nights {
  const isNamed = named === undefined || named === plan;
  if (isPrivate(plan)) return isNamed && isForGuest(plan, promo) ? 'inside' : 'none';
  if (isNamed) return 'all';
  // Where the code does not hold, the search shows the public rates instead of the plan that only the code opens.
  return isPrivate(named) ? 'outside' : 'none';
}

/** Whether a night is one that the code is for, of nights that are counted from a day. */
function insideFrom({ content: { stayFrom, stayTo } }: CalendarPromo, first: StayDate) {
  const from = stayFrom === null ? Number.NEGATIVE_INFINITY : daysBetween(first, stayFrom);
  const to = stayTo === null ? Number.POSITIVE_INFINITY : daysBetween(first, stayTo);
  return (days: number): boolean => days >= from && days <= to;
}

const isInside = (promo: CalendarPromo, night: StayDate): boolean => insideFrom(promo, night)(0);

const isSoldThen = (nights: Nights, inside: boolean): boolean =>
  nights === 'all' || (nights !== 'none' && (nights === 'inside') === inside);

/** A rate as the code makes it: only on its nights, and at the price that a search gives. */
function rateWith(
  rate: RateCalendar,
  nights: Nights,
  promo: CalendarPromo,
  isDiscounted: boolean,
): RateCalendar {
  const { discount } = promo.content;
  return {
    ...rate,
    night(date) {
      const inside = isInside(promo, date);
      const night = isSoldThen(nights, inside) ? rate.night(date) : null;
      if (night === null || !isDiscounted || !inside) return night;
      const base = rate.basesFrom(date)(0);
      return { ...night, leadPrice: night.leadPrice - base + discountedBase(base, discount) };
    },
    nightsFrom(first) {
      const nightAt = rate.nightsFrom(first);
      const isInsideAt = insideFrom(promo, first);
      return (days) => (isSoldThen(nights, isInsideAt(days)) ? nightAt(days) : null);
    },
    pricesFrom(first, party, bands) {
      const priceAt = rate.pricesFrom(first, party, bands);
      if (!isDiscounted) return priceAt;
      const baseAt = rate.basesFrom(first);
      const isInsideAt = insideFrom(promo, first);
      return (days) => {
        if (!isInsideAt(days)) return priceAt(days);
        const base = baseAt(days);
        return priceAt(days) - base + discountedBase(base, discount);
      };
    },
  };
}

/** What a calendar is made of for those who name a rate plan or a promo code: each plan on the nights on which they may have it. */
export function sourceFor<Source extends CalendarSource>(
  source: Source,
  { ratePlanId, promo }: Pick<CalendarRange, 'ratePlanId' | 'promo'>,
): Source {
  if (ratePlanId === null && promo === null) return source;
  const named = source.ratePlans.find((plan) => plan.ratePlanId === ratePlanId);
  const sold = new Map(source.ratePlans.map((plan) => [plan.ratePlanId, nightsOf(plan, named, promo)]));
  const ratePlans = source.ratePlans.filter((plan) => sold.get(plan.ratePlanId) !== 'none');
  if (promo === null) return { ...source, ratePlans };
  const discounted = new Set(
    ratePlans.filter((plan) => isDiscountedBy(plan, promo)).map((plan) => plan.ratePlanId),
  );
  return {
    ...source,
    // What the code opens is for this guest as what is for everybody.
    ratePlans: ratePlans.map((plan) => ({ ...plan, content: { ...plan.content, promoCodes: [] } })),
    rates: source.rates.map((rate) =>
      rateWith(rate, sold.get(rate.ratePlanId) ?? 'none', promo, discounted.has(rate.ratePlanId)),
    ),
    isSoldOn: (planId: string, night: StayDate) =>
      isSoldThen(sold.get(planId) ?? 'none', isInside(promo, night)),
  };
}
