import type { Catalogue } from '../../domain/index.ts';

export const calendarDa: Catalogue = {
  'calendar.title': 'Vælg dine datoer',
  'calendar.legend': 'Laveste pris for én nat for én voksen, i {currency}.',
  'calendar.legend-guests': 'Laveste pris for én nat for {guests}, i {currency}.',
  'calendar.legend-promo': '“{name}” er regnet med, hvor det gælder.',
  'calendar.legend-promo-nights': {
    one: '“{name}” er regnet med, hvor det gælder: ved ophold på mindst {count} nat.',
    other: '“{name}” er regnet med, hvor det gælder: ved ophold på mindst {count} nætter.',
  },
  'calendar.failed': 'Vi kunne ikke hente priserne. Du kan stadig vælge dine datoer.',
  'calendar.loading': 'Priserne er på vej.',
  'calendar.legend-usual': {
    one: 'Ophold er på mindst {count} nat.',
    other: 'Ophold er på mindst {count} nætter.',
  },
  'calendar.legend-minimum': {
    one: '{mark}: mindst {count} nat',
    other: '{mark}: mindst {count} nætter',
  },
  'calendar.from': 'fra {price}',
  'calendar.minimum': { one: 'mindst {count} nat', other: 'mindst {count} nætter' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': 'Udsolgt',
  'calendar.unavailable.closed': 'Vi har lukket denne nat',
  'calendar.unavailable.not-suited': 'Intet ledigt værelse til alle jeres gæster',
  'calendar.unavailable.not-on-sale': 'Kan ikke bookes endnu',
  'calendar.unavailable.same-day': 'I dag kan ikke længere bookes online',
  'calendar.unavailable.too-few-rooms': {
    one: 'Kun {count} værelse er ledigt en af disse nætter',
    other: 'Kun {count} værelser er ledige en af disse nætter',
  },
  'calendar.unavailable.closed-to-arrival': 'Ingen ankomst denne dag',
  'calendar.unavailable.closed-to-departure': 'Ingen afrejse denne dag',
  'calendar.unavailable.night-not-free': 'En nat i opholdet er ikke ledig',
  'calendar.unavailable.minimum-stay': {
    one: 'Ophold, der begynder her, er på mindst {count} nat',
    other: 'Ophold, der begynder her, er på mindst {count} nætter',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'Ophold, der begynder her, er på mindst {count} nat, og den er ikke ledig',
    other: 'Ophold, der begynder her, er på mindst {count} nætter, og de er ikke alle ledige',
  },
  'calendar.unavailable.minimum-through': {
    one: 'Ophold over disse nætter er på mindst {count} nat',
    other: 'Ophold over disse nætter er på mindst {count} nætter',
  },
  'calendar.unavailable.longest-stay': {
    one: 'Ophold, der begynder her, er på højst {count} nat',
    other: 'Ophold, der begynder her, er på højst {count} nætter',
  },
  'calendar.unavailable.other-length': {
    one: 'Ophold, der begynder her, er på højst {longest} eller på mindst {count} nat',
    other: 'Ophold, der begynder her, er på højst {longest} eller på mindst {count} nætter',
  },
  'calendar.unavailable.book-ahead': {
    one: 'Skal bookes mindst {count} dag før',
    other: 'Skal bookes mindst {count} dage før',
  },
  'calendar.unavailable.book-later': {
    one: 'Kan tidligst bookes {count} dag før',
    other: 'Kan tidligst bookes {count} dage før',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'Vi tager imod bookinger på højst {count} nat',
    other: 'Vi tager imod bookinger på højst {count} nætter',
  },
};
