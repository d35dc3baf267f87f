import type { Catalogue } from '../../../domain/index.ts';

export const contactJa: Catalogue = {
  'contact.post-code.postal': '郵便番号',
  'contact.post-code.zip': 'ZIPコード',
  'contact.post-code.pin': 'PINコード',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': '例：{example}',
  'contact.email.suggestion': '{email} ではありませんか？',
};
