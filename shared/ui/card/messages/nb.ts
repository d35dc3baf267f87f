import type { Catalogue } from '../../../domain/index.ts';

export const cardFormNb: Catalogue = {
  'card.simulated.title': 'Ingen ekte betaling',
  'card.simulated':
    'Nettstedet er på prøve: kort går til en simulator, og ingen penger trekkes. Ikke oppgi et ekte kort.',
  'card.safe': 'Testside: ingen kort belastes, og kortnummeret lagres ikke.',
  'card.accepted': 'Vi tar imot {schemes}',
  'card.number': 'Kortnummer',
  'card.name': 'Navn på kortet',
  'card.expiry': 'Utløpsdato',
  'card.expiry.hint': 'MM / ÅÅ',
  'card.expiry.missing': 'Oppgi utløpsdatoen som MM / ÅÅ',
  'card.cvv': 'Sikkerhetskode ({digits} sifre)',
};
