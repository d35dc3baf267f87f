import type { StayDate } from '../../contracts/index.ts';
import type { DomainMessageKey, Translate } from '../messages/index.ts';
import { formatStayDate } from '../date-text.ts';

export const linkParameters = [
  'fromDate',
  'toDate',
  'nights',
  'adults',
  'children',
  'infants',
  'promoCode',
  'ratePlanCode',
  'location',
  'languageCode',
  'currency',
  'voucher',
] as const;
export type LinkParameter = (typeof linkParameters)[number];

/** What a link said that could not be taken as it is (decisions 3: ignored with a visible note; the past becomes today). */
export type SearchNote =
  | { readonly kind: 'ignored'; readonly parameter: LinkParameter; readonly value: string }
  | { readonly kind: 'past-date'; readonly date: StayDate }
  /** More rooms than can be booked at once: the first ones are searched for. */
  | { readonly kind: 'first-rooms'; readonly rooms: number }
  /** More guests than can be searched for in one room: it has the property's default party until the guest says whom. */
  | { readonly kind: 'large-party'; readonly most: number };

export type TakeNote = (note: SearchNote) => void;

/** A note in words for the guest; an overlong value is shortened. */
export function searchNoteText(
  note: SearchNote,
  translate: Translate<DomainMessageKey>,
  locale: string,
): string {
  if (note.kind === 'past-date')
    return translate('link.past-date', { date: formatStayDate(note.date, 'short', locale) });
  if (note.kind === 'first-rooms') return translate('link.first-rooms', { count: note.rooms });
  if (note.kind === 'large-party') return translate('link.large-party', { count: note.most });
  const value = note.value.length > 40 ? `${note.value.slice(0, 40)}…` : note.value;
  return translate('link.ignored', { value, parameter: translate(`link.parameter.${note.parameter}`) });
}
