import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayIt: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'La carta viene trasmessa direttamente a Stripe; questo sito non ne vede mai il numero.',
  'gateway.failed.title': 'Non è stato possibile caricare il modulo della carta',
  'gateway.failed.text':
    'Proviene dal servizio di pagamento Stripe, che non ha risposto. Tutto ciò che ha inserito è stato conservato.',
  'gateway.express': 'Paga con un tocco',
  'gateway.express.or': 'oppure pagare con carta',
};
