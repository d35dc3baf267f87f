import type { Catalogue } from '../../../domain/index.ts';

export const cardFormSv: Catalogue = {
  'card.simulated.title': 'Ingen riktig betalning',
  'card.simulated':
    'Webbplatsen provas: kort går till en simulator och inga pengar dras. Ange inte ett riktigt kort.',
  'card.safe': 'Testsida: inget kort debiteras och inget kortnummer sparas.',
  'card.accepted': 'Vi tar emot {schemes}',
  'card.number': 'Kortnummer',
  'card.name': 'Namn på kortet',
  'card.expiry': 'Utgångsdatum',
  'card.expiry.hint': 'MM / ÅÅ',
  'card.expiry.missing': 'Ange utgångsdatum som MM / ÅÅ',
  'card.cvv': 'Säkerhetskod ({digits} siffror)',
};
