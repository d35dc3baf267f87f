import type { Catalogue } from '../../domain/index.ts';

export const calendarNl: Catalogue = {
  'calendar.title': 'Kies uw data',
  'calendar.legend': 'Laagste prijs van één nacht voor één volwassene, in {currency}.',
  'calendar.legend-guests': 'Laagste prijs van één nacht voor {guests}, in {currency}.',
  'calendar.legend-promo': '“{name}” is meegerekend waar het geldt.',
  'calendar.legend-promo-nights': {
    one: '“{name}” is meegerekend waar het geldt: bij een verblijf van minstens {count} nacht.',
    other: '“{name}” is meegerekend waar het geldt: bij een verblijf van minstens {count} nachten.',
  },
  'calendar.failed': 'De prijzen konden niet worden geladen. U kunt uw data wel kiezen.',
  'calendar.loading': 'De prijzen worden geladen.',
  'calendar.legend-usual': {
    one: 'Een verblijf duurt minstens {count} nacht.',
    other: 'Een verblijf duurt minstens {count} nachten.',
  },
  'calendar.legend-minimum': {
    one: '{mark}: minimaal {count} nacht',
    other: '{mark}: minimaal {count} nachten',
  },
  'calendar.from': 'vanaf {price}',
  'calendar.minimum': { one: 'minstens {count} nacht', other: 'minstens {count} nachten' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': 'Volgeboekt',
  'calendar.unavailable.closed': 'Deze nacht zijn wij gesloten',
  'calendar.unavailable.not-suited': 'Geen vrije kamer voor al uw gasten',
  'calendar.unavailable.not-on-sale': 'Nog niet te boeken',
  'calendar.unavailable.same-day': 'Vandaag kan niet meer online worden geboekt',
  'calendar.unavailable.too-few-rooms': {
    one: 'In een van deze nachten is maar {count} kamer vrij',
    other: 'In een van deze nachten zijn maar {count} kamers vrij',
  },
  'calendar.unavailable.closed-to-arrival': 'Geen aankomst op deze dag',
  'calendar.unavailable.closed-to-departure': 'Geen vertrek op deze dag',
  'calendar.unavailable.night-not-free': 'Een nacht van dit verblijf is niet vrij',
  'calendar.unavailable.minimum-stay': {
    one: 'Een verblijf dat hier begint, duurt minstens {count} nacht',
    other: 'Een verblijf dat hier begint, duurt minstens {count} nachten',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'Een verblijf dat hier begint, duurt minstens {count} nacht, en die is niet vrij',
    other: 'Een verblijf dat hier begint, duurt minstens {count} nachten, en die zijn niet allemaal vrij',
  },
  'calendar.unavailable.minimum-through': {
    one: 'Een verblijf over deze nachten duurt minstens {count} nacht',
    other: 'Een verblijf over deze nachten duurt minstens {count} nachten',
  },
  'calendar.unavailable.longest-stay': {
    one: 'Een verblijf dat hier begint, duurt hoogstens {count} nacht',
    other: 'Een verblijf dat hier begint, duurt hoogstens {count} nachten',
  },
  'calendar.unavailable.other-length': {
    one: 'Een verblijf dat hier begint, duurt hoogstens {longest} of minstens {count} nacht',
    other: 'Een verblijf dat hier begint, duurt hoogstens {longest} of minstens {count} nachten',
  },
  'calendar.unavailable.book-ahead': {
    one: 'Minstens {count} dag vooraf boeken',
    other: 'Minstens {count} dagen vooraf boeken',
  },
  'calendar.unavailable.book-later': {
    one: 'Te boeken vanaf {count} dag vooraf',
    other: 'Te boeken vanaf {count} dagen vooraf',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'Wij nemen boekingen van hoogstens {count} nacht aan',
    other: 'Wij nemen boekingen van hoogstens {count} nachten aan',
  },
};
