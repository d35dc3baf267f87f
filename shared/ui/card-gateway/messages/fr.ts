import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayFr: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'Votre carte est transmise directement à Stripe\u202f; ce site n’en voit jamais le numéro.',
  'gateway.failed.title': 'Le formulaire de carte n’a pas pu être chargé',
  'gateway.failed.text':
    'Il provient du service de paiement Stripe, qui n’a pas répondu. Tout ce que vous avez saisi est conservé.',
  'gateway.express': 'Payer en un geste',
  'gateway.express.or': 'ou payer par carte',
};
