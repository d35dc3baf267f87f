import type { Catalogue } from '../../../domain/index.ts';

export const cardFormJa: Catalogue = {
  'card.simulated.title': '実際の決済は行われません',
  'card.simulated':
    'このサイトは試用中です。カード情報はシミュレーターに送られ、請求は発生しません。実際のカード情報は入力しないでください。',
  'card.safe': 'テストサイトです。カードへの請求は行われず、カード番号も保存されません。',
  'card.accepted': 'ご利用可能なカード：{schemes}',
  'card.number': 'カード番号',
  'card.name': 'カード名義',
  'card.expiry': '有効期限',
  'card.expiry.hint': 'MM / YY',
  'card.expiry.missing': '有効期限をMM / YY形式で入力してください',
  'card.cvv': 'セキュリティコード（{digits}桁）',
};
