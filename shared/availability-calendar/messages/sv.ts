import type { Catalogue } from '../../domain/index.ts';

export const calendarSv: Catalogue = {
  'calendar.title': 'Välj datum',
  'calendar.legend': 'Lägsta pris för en natt för en vuxen, i {currency}.',
  'calendar.legend-guests': 'Lägsta pris för en natt för {guests}, i {currency}.',
  'calendar.legend-promo': '”{name}” är inräknat där det gäller.',
  'calendar.legend-promo-nights': {
    one: '”{name}” är inräknat där det gäller, för vistelser på minst {count} natt.',
    other: '”{name}” är inräknat där det gäller, för vistelser på minst {count} nätter.',
  },
  'calendar.failed': 'Priserna kunde inte hämtas. Du kan ändå välja datum.',
  'calendar.loading': 'Priserna hämtas.',
  'calendar.legend-usual': {
    one: 'En vistelse är på minst {count} natt.',
    other: 'En vistelse är på minst {count} nätter.',
  },
  'calendar.legend-minimum': {
    one: '{mark}: minst {count} natt',
    other: '{mark}: minst {count} nätter',
  },
  'calendar.from': 'från {price}',
  'calendar.minimum': { one: 'minst {count} natt', other: 'minst {count} nätter' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': 'Fullbokat',
  'calendar.unavailable.closed': 'Vi har stängt den här natten',
  'calendar.unavailable.not-suited': 'Inget ledigt rum för alla era gäster',
  'calendar.unavailable.not-on-sale': 'Kan inte bokas än',
  'calendar.unavailable.same-day': 'I dag kan inte längre bokas online',
  'calendar.unavailable.too-few-rooms': {
    one: 'Endast {count} rum är ledigt en av dessa nätter',
    other: 'Endast {count} rum är lediga en av dessa nätter',
  },
  'calendar.unavailable.closed-to-arrival': 'Ingen ankomst den här dagen',
  'calendar.unavailable.closed-to-departure': 'Ingen avresa den här dagen',
  'calendar.unavailable.night-not-free': 'En natt under vistelsen är inte ledig',
  'calendar.unavailable.minimum-stay': {
    one: 'En vistelse som börjar här är på minst {count} natt',
    other: 'En vistelse som börjar här är på minst {count} nätter',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'En vistelse som börjar här är på minst {count} natt, och den är inte ledig',
    other: 'En vistelse som börjar här är på minst {count} nätter, och alla är inte lediga',
  },
  'calendar.unavailable.minimum-through': {
    one: 'En vistelse över dessa nätter är på minst {count} natt',
    other: 'En vistelse över dessa nätter är på minst {count} nätter',
  },
  'calendar.unavailable.longest-stay': {
    one: 'En vistelse som börjar här är på högst {count} natt',
    other: 'En vistelse som börjar här är på högst {count} nätter',
  },
  'calendar.unavailable.other-length': {
    one: 'En vistelse som börjar här är på högst {longest} eller minst {count} natt',
    other: 'En vistelse som börjar här är på högst {longest} eller minst {count} nätter',
  },
  'calendar.unavailable.book-ahead': {
    one: 'Bokas minst {count} dag i förväg',
    other: 'Bokas minst {count} dagar i förväg',
  },
  'calendar.unavailable.book-later': {
    one: 'Kan bokas från {count} dag före',
    other: 'Kan bokas från {count} dagar före',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'Vi tar emot bokningar på högst {count} natt',
    other: 'Vi tar emot bokningar på högst {count} nätter',
  },
};
