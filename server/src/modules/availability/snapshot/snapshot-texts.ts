import { inGuestTexts, spokenLocale } from '../../../language/index.ts';
import type { PropertySnapshot } from './property-snapshot.ts';

type Texts = Pick<
  PropertySnapshot,
  'property' | 'config' | 'roomTypes' | 'ratePlans' | 'promoCodes' | 'services' | 'configurations'
>;

const withContent = <T extends { readonly content: object }>(row: T): T => ({
  ...row,
  content: inGuestTexts(row.content),
});

const textsOf = (snapshot: Texts): Texts => ({
  property: withContent(snapshot.property),
  config: inGuestTexts(snapshot.config),
  roomTypes: snapshot.roomTypes.map(withContent),
  ratePlans: snapshot.ratePlans.map(withContent),
  promoCodes: new Map([...snapshot.promoCodes].map(([code, promo]) => [code, inGuestTexts(promo)])),
  services: snapshot.services.map(withContent),
  configurations: snapshot.configurations.map((each) => inGuestTexts(each)),
});

/** Made once for each reading of the content and each language. */
const spoken = new WeakMap<PropertySnapshot['property'], Map<string, Texts>>();

/** A hotel in memory as a guest of the call's language reads it; the same one where it has nothing in several languages. */
export function snapshotInGuestTexts(snapshot: PropertySnapshot): PropertySnapshot {
  if (!snapshot.property.content.languages) return snapshot;
  const byLocale = spoken.get(snapshot.property) ?? new Map<string, Texts>();
  spoken.set(snapshot.property, byLocale);
  const locale = spokenLocale();
  const texts = byLocale.get(locale) ?? textsOf(snapshot);
  byLocale.set(locale, texts);
  return { ...snapshot, ...texts };
}
