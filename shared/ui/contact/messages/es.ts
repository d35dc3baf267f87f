import type { Catalogue } from '../../../domain/index.ts';

export const contactEs: Catalogue = {
  'contact.post-code.postal': 'Código postal',
  'contact.post-code.zip': 'Código ZIP',
  'contact.post-code.pin': 'Código PIN',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': 'Por ejemplo, {example}',
  'contact.email.suggestion': '¿Quería decir {email}?',
};
