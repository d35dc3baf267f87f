import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayJa: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'カード情報はStripeに直接送信され、当サイトがカード番号を取得することはありません。',
  'gateway.failed.title': 'カード入力フォームを読み込めませんでした',
  'gateway.failed.text':
    '決済サービスStripeから応答がありませんでした。ご入力いただいた内容はすべて保存されています。',
  'gateway.express': 'ワンタッチで支払う',
  'gateway.express.or': 'またはカードで支払う',
};
