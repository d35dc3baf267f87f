import type { Catalogue } from '../../../domain/index.ts';

export const contactPt: Catalogue = {
  'contact.post-code.postal': 'Código postal',
  'contact.post-code.zip': 'Código ZIP',
  'contact.post-code.pin': 'Código PIN',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': 'Por exemplo, {example}',
  'contact.email.suggestion': 'Queria dizer {email}?',
};
