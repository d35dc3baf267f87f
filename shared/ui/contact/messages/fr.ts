import type { Catalogue } from '../../../domain/index.ts';

export const contactFr: Catalogue = {
  'contact.post-code.postal': 'Code postal',
  'contact.post-code.zip': 'Code ZIP',
  'contact.post-code.pin': 'Code PIN',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': 'Par exemple {example}',
  'contact.email.suggestion': 'Vouliez-vous dire {email} ?',
};
