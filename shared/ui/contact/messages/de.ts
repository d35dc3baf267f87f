import type { Catalogue } from '../../../domain/index.ts';

export const contactDe: Catalogue = {
  'contact.post-code.postal': 'Postleitzahl',
  'contact.post-code.zip': 'ZIP-Code',
  'contact.post-code.pin': 'PIN-Code',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': 'Zum Beispiel {example}',
  'contact.email.suggestion': 'Meinten Sie {email}?',
};
