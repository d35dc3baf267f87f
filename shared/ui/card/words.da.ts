import type { Catalogue } from '../../domain/index.ts';

export const cardFormDa: Catalogue = {
  'card.safe': 'Dit kort sendes direkte til betalingstjenesten. Vi gemmer aldrig nummeret.',
  'card.accepted': 'Vi tager imod {schemes}',
  'card.number': 'Kortnummer',
  'card.name': 'Navn på kortet',
  'card.month': 'Udløbsmåned',
  'card.year': 'Udløbsår',
  'card.year.hint': 'ÅÅÅÅ',
  'card.cvv': 'Kontrolkode ({digits} cifre)',
};
