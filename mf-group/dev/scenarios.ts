import type { PropertyGroup } from 'shared/contracts';
import { allSettled } from 'effector';
import { propertyGroupLoaded } from 'shared/runtime';
import { refused } from 'shared/testing';
import type { DevScenario } from 'shared/testing/dev-host';
import { aCoast, answersOf, manyHotels, severalCurrencies } from '../test/coast.ts';

const stay = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2';

const of = (group: PropertyGroup, query: string, more: DevScenario = {}): DevScenario => ({
  query,
  answers: answersOf(group),
  ...more,
  prepare: (scope) => allSettled(propertyGroupLoaded, { scope, params: group }),
});
const coast = aCoast();

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: of(coast, stay),
  'without dates': of(coast, ''),
  'an area, by rating': of(coast, `${stay}&area=south&sort=rating`),
  'no rooms': of(coast, stay, { answers: answersOf(coast, () => null) }),
  'nothing fits': of(coast, `${stay}&area=west`),
  'search failed': of(coast, stay, {
    answers: { '/api/Availability/SearchPropertyGroup': refused(503, 'Action failed') },
  }),
  'several currencies, in euros': of(severalCurrencies(), `${stay}&currency=EUR`, {
    answers: answersOf(severalCurrencies(), ({ currency }) => (currency === 'DKK' ? 3200 : 420)),
  }),
  'no areas': of({ ...coast, areas: [] }, stay),
  'link did not fit': of(coast, '?fromDate=2026-11-01&toDate=2026-11-04&adults=lots'),
  'a thousand hotels': of(manyHotels(1000), stay),
};
