import type { Catalogue } from '../../../domain/index.ts';

export const contactDa: Catalogue = {
  'contact.post-code.postal': 'Postnummer',
  'contact.post-code.zip': 'ZIP-kode',
  'contact.post-code.pin': 'PIN-kode',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': 'For eksempel {example}',
  'contact.email.suggestion': 'Mente du {email}?',
};
