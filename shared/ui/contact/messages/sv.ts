import type { Catalogue } from '../../../domain/index.ts';

export const contactSv: Catalogue = {
  'contact.post-code.postal': 'Postnummer',
  'contact.post-code.zip': 'ZIP-kod',
  'contact.post-code.pin': 'PIN-kod',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': 'Till exempel {example}',
  'contact.email.suggestion': 'Menade du {email}?',
};
