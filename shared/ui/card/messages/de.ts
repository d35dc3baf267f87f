import type { Catalogue } from '../../../domain/index.ts';

export const cardFormDe: Catalogue = {
  'card.simulated.title': 'Keine echte Zahlung',
  'card.simulated':
    'Diese Website wird getestet: Karten gehen an einen Simulator, und es wird kein Geld bewegt. Bitte geben Sie keine echte Karte ein.',
  'card.safe': 'Testseite: Es wird keine Karte belastet und keine Kartennummer gespeichert.',
  'card.accepted': 'Wir akzeptieren {schemes}',
  'card.number': 'Kartennummer',
  'card.name': 'Name auf der Karte',
  'card.expiry': 'Ablaufdatum',
  'card.expiry.hint': 'MM / JJ',
  'card.expiry.missing': 'Bitte geben Sie das Ablaufdatum als MM / JJ an',
  'card.cvv': 'Prüfziffer ({digits} Ziffern)',
};
