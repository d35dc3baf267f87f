import type { Catalogue } from '../../domain/index.ts';

export const calendarNb: Catalogue = {
  'calendar.title': 'Velg datoer',
  'calendar.legend': 'Laveste pris for én natt for én voksen, i {currency}.',
  'calendar.legend-guests': 'Laveste pris for én natt for {guests}, i {currency}.',
  'calendar.legend-promo': '«{name}» er regnet med der det gjelder.',
  'calendar.legend-promo-nights': {
    one: '«{name}» er regnet med der det gjelder, for opphold på minst {count} natt.',
    other: '«{name}» er regnet med der det gjelder, for opphold på minst {count} netter.',
  },
  'calendar.failed': 'Prisene kunne ikke lastes inn. Du kan likevel velge datoer.',
  'calendar.loading': 'Prisene er på vei.',
  'calendar.legend-usual': {
    one: 'Et opphold er på minst {count} natt.',
    other: 'Et opphold er på minst {count} netter.',
  },
  'calendar.legend-minimum': {
    one: '{mark}: minst {count} natt',
    other: '{mark}: minst {count} netter',
  },
  'calendar.from': 'fra {price}',
  'calendar.minimum': { one: 'minst {count} natt', other: 'minst {count} netter' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': 'Utsolgt',
  'calendar.unavailable.closed': 'Vi har stengt denne natten',
  'calendar.unavailable.not-suited': 'Ingen ledige rom til alle gjestene',
  'calendar.unavailable.not-on-sale': 'Kan ikke bestilles ennå',
  'calendar.unavailable.same-day': 'I dag kan ikke lenger bestilles på nettet',
  'calendar.unavailable.too-few-rooms': {
    one: 'Bare {count} rom er ledig en av disse nettene',
    other: 'Bare {count} rom er ledige en av disse nettene',
  },
  'calendar.unavailable.closed-to-arrival': 'Ingen ankomst denne dagen',
  'calendar.unavailable.closed-to-departure': 'Ingen avreise denne dagen',
  'calendar.unavailable.night-not-free': 'En natt i oppholdet er ikke ledig',
  'calendar.unavailable.minimum-stay': {
    one: 'Et opphold som begynner her, er på minst {count} natt',
    other: 'Et opphold som begynner her, er på minst {count} netter',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'Et opphold som begynner her, er på minst {count} natt, og den er ikke ledig',
    other: 'Et opphold som begynner her, er på minst {count} netter, og ikke alle er ledige',
  },
  'calendar.unavailable.minimum-through': {
    one: 'Et opphold over disse nettene er på minst {count} natt',
    other: 'Et opphold over disse nettene er på minst {count} netter',
  },
  'calendar.unavailable.longest-stay': {
    one: 'Et opphold som begynner her, er på høyst {count} natt',
    other: 'Et opphold som begynner her, er på høyst {count} netter',
  },
  'calendar.unavailable.other-length': {
    one: 'Et opphold som begynner her, er på høyst {longest} eller minst {count} natt',
    other: 'Et opphold som begynner her, er på høyst {longest} eller minst {count} netter',
  },
  'calendar.unavailable.book-ahead': {
    one: 'Må bestilles minst {count} dag før',
    other: 'Må bestilles minst {count} dager før',
  },
  'calendar.unavailable.book-later': {
    one: 'Kan bestilles fra {count} dag før',
    other: 'Kan bestilles fra {count} dager før',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'Vi tar imot bestillinger på høyst {count} natt',
    other: 'Vi tar imot bestillinger på høyst {count} netter',
  },
};
