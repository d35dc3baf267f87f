import type { Catalogue } from '../../domain/index.ts';

export const calendarDe: Catalogue = {
  'calendar.title': 'Reisedaten wählen',
  'calendar.legend': 'Niedrigster Preis einer Nacht für eine erwachsene Person, in {currency}.',
  'calendar.legend-guests': 'Niedrigster Preis einer Nacht für {guests}, in {currency}.',
  'calendar.legend-promo': '„{name}“ ist eingerechnet, wo es gilt.',
  'calendar.legend-promo-nights': {
    one: '„{name}“ ist eingerechnet, wo es gilt: ab {count} Nacht.',
    other: '„{name}“ ist eingerechnet, wo es gilt: ab {count} Nächten.',
  },
  'calendar.failed': 'Die Preise konnten nicht geladen werden. Ihre Reisedaten können Sie trotzdem wählen.',
  'calendar.loading': 'Die Preise werden geladen.',
  'calendar.legend-usual': {
    one: 'Ein Aufenthalt dauert mindestens {count} Nacht.',
    other: 'Ein Aufenthalt dauert mindestens {count} Nächte.',
  },
  'calendar.legend-minimum': {
    one: '{mark}: Mindestaufenthalt {count} Nacht',
    other: '{mark}: Mindestaufenthalt {count} Nächte',
  },
  'calendar.from': 'ab {price}',
  'calendar.minimum': { one: 'mindestens {count} Nacht', other: 'mindestens {count} Nächte' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': 'Ausgebucht',
  'calendar.unavailable.closed': 'In dieser Nacht haben wir geschlossen',
  'calendar.unavailable.not-suited': 'Kein freies Zimmer für alle Ihre Gäste',
  'calendar.unavailable.not-on-sale': 'Noch nicht buchbar',
  'calendar.unavailable.same-day': 'Für heute kann online nicht mehr gebucht werden',
  'calendar.unavailable.too-few-rooms': {
    one: 'In einer dieser Nächte ist nur {count} Zimmer frei',
    other: 'In einer dieser Nächte sind nur {count} Zimmer frei',
  },
  'calendar.unavailable.closed-to-arrival': 'Keine Anreise an diesem Tag',
  'calendar.unavailable.closed-to-departure': 'Keine Abreise an diesem Tag',
  'calendar.unavailable.night-not-free': 'Eine Nacht dieses Aufenthalts ist nicht frei',
  'calendar.unavailable.minimum-stay': {
    one: 'Ein Aufenthalt, der hier beginnt, dauert mindestens {count} Nacht',
    other: 'Ein Aufenthalt, der hier beginnt, dauert mindestens {count} Nächte',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'Ein Aufenthalt, der hier beginnt, dauert mindestens {count} Nacht, und sie ist nicht frei',
    other:
      'Ein Aufenthalt, der hier beginnt, dauert mindestens {count} Nächte, und nicht alle davon sind frei',
  },
  'calendar.unavailable.minimum-through': {
    one: 'Ein Aufenthalt über diese Nächte dauert mindestens {count} Nacht',
    other: 'Ein Aufenthalt über diese Nächte dauert mindestens {count} Nächte',
  },
  'calendar.unavailable.longest-stay': {
    one: 'Ein Aufenthalt, der hier beginnt, dauert höchstens {count} Nacht',
    other: 'Ein Aufenthalt, der hier beginnt, dauert höchstens {count} Nächte',
  },
  'calendar.unavailable.other-length': {
    one: 'Ein Aufenthalt, der hier beginnt, dauert höchstens {longest} oder mindestens {count} Nacht',
    other: 'Ein Aufenthalt, der hier beginnt, dauert höchstens {longest} oder mindestens {count} Nächte',
  },
  'calendar.unavailable.book-ahead': {
    one: 'Mindestens {count} Tag im Voraus zu buchen',
    other: 'Mindestens {count} Tage im Voraus zu buchen',
  },
  'calendar.unavailable.book-later': {
    one: 'Frühestens {count} Tag vorher buchbar',
    other: 'Frühestens {count} Tage vorher buchbar',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'Wir nehmen Buchungen für höchstens {count} Nacht an',
    other: 'Wir nehmen Buchungen für höchstens {count} Nächte an',
  },
};
