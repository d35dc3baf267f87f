import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayPt: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'O seu cartão segue diretamente para a Stripe; este site nunca vê o número.',
  'gateway.failed.title': 'Não foi possível carregar o formulário do cartão',
  'gateway.failed.text':
    'O formulário é do serviço de pagamento Stripe, que não respondeu. Tudo o que escreveu está guardado.',
  'gateway.express': 'Pagar com um toque',
  'gateway.express.or': 'ou pagar com cartão',
};
