import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayEs: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'Su tarjeta va directamente a Stripe; este sitio nunca ve el número.',
  'gateway.failed.title': 'No se pudo cargar el formulario de la tarjeta',
  'gateway.failed.text':
    'Procede del servicio de pago Stripe, que no respondió. Todo lo que ha escrito se conserva.',
  'gateway.express': 'Pagar con un toque',
  'gateway.express.or': 'o pagar con tarjeta',
};
