import type { Catalogue } from '../../../domain/index.ts';

export const contactNl: Catalogue = {
  'contact.post-code.postal': 'Postcode',
  'contact.post-code.zip': 'ZIP-code',
  'contact.post-code.pin': 'PIN-code',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': 'Bijvoorbeeld {example}',
  'contact.email.suggestion': 'Bedoelde u {email}?',
};
