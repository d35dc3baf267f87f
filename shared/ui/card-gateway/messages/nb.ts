import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayNb: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'Kortet ditt går direkte til Stripe; dette nettstedet ser aldri nummeret.',
  'gateway.failed.title': 'Kortskjemaet kunne ikke lastes inn',
  'gateway.failed.text':
    'Det kommer fra betalingstjenesten Stripe, som ikke svarte. Alt du har skrevet, er bevart.',
  'gateway.express': 'Betal med ett trykk',
  'gateway.express.or': 'eller betal med kort',
};
