import type { Catalogue } from '../../../domain/index.ts';

export const cardFormDa: Catalogue = {
  'card.simulated.title': 'Ingen rigtig betaling',
  'card.simulated':
    'Siden er på prøve: kort går til en simulator, og der trækkes ingen penge. Indtast ikke et rigtigt kort.',
  'card.safe': 'Testside: intet kort bliver trukket, og kortnummeret gemmes ikke.',
  'card.accepted': 'Vi tager imod {schemes}',
  'card.number': 'Kortnummer',
  'card.name': 'Navn på kortet',
  'card.expiry': 'Udløbsdato',
  'card.expiry.hint': 'MM / ÅÅ',
  'card.expiry.missing': 'Angiv udløbsdatoen som MM / ÅÅ',
  'card.cvv': 'Kontrolkode ({digits} cifre)',
};
