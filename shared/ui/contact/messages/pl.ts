import type { Catalogue } from '../../../domain/index.ts';

export const contactPl: Catalogue = {
  'contact.post-code.postal': 'Kod pocztowy',
  'contact.post-code.zip': 'Kod ZIP',
  'contact.post-code.pin': 'Kod PIN',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': 'Na przykład {example}',
  'contact.email.suggestion': 'Czy chodziło o {email}?',
};
