import type { Catalogue } from '../../../domain/index.ts';

export const cardFormPl: Catalogue = {
  'card.simulated.title': 'To nie jest prawdziwa płatność',
  'card.simulated':
    'Strona działa w trybie próbnym: dane kart trafiają do symulatora i nic nie jest pobierane. Prosimy nie podawać prawdziwej karty.',
  'card.safe': 'Strona testowa: karta nie zostanie obciążona, a jej numer nie jest zapisywany.',
  'card.accepted': 'Akceptujemy: {schemes}',
  'card.number': 'Numer karty',
  'card.name': 'Imię i nazwisko na karcie',
  'card.expiry': 'Data ważności',
  'card.expiry.hint': 'MM / RR',
  'card.expiry.missing': 'Prosimy podać datę ważności w formacie MM / RR',
  'card.cvv': 'Kod zabezpieczający (liczba cyfr: {digits})',
};
