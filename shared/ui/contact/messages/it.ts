import type { Catalogue } from '../../../domain/index.ts';

export const contactIt: Catalogue = {
  'contact.post-code.postal': 'Codice postale',
  'contact.post-code.zip': 'Codice ZIP',
  'contact.post-code.pin': 'Codice PIN',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': 'Ad esempio {example}',
  'contact.email.suggestion': 'Intendeva {email}?',
};
