import type { Catalogue } from '../../../domain/index.ts';

export const cardFormIt: Catalogue = {
  'card.simulated.title': 'Nessun pagamento reale',
  'card.simulated':
    'Questo sito è in prova: le carte vengono gestite da un simulatore e non viene addebitato nulla. La preghiamo di non inserire una carta reale.',
  'card.safe': 'Sito di prova: nessuna carta viene addebitata e nessun numero viene conservato.',
  'card.accepted': 'Accettiamo {schemes}',
  'card.number': 'Numero della carta',
  'card.name': 'Nome sulla carta',
  'card.expiry': 'Data di scadenza',
  'card.expiry.hint': 'MM / AA',
  'card.expiry.missing': 'Inserire la data di scadenza nel formato MM / AA',
  'card.cvv': 'Codice di sicurezza ({digits} cifre)',
};
