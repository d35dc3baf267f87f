import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayDa: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'Dit kort går direkte til Stripe; dette websted ser aldrig kortnummeret.',
  'gateway.failed.title': 'Vi kunne ikke hente kortformularen',
  'gateway.failed.text':
    'Den kommer fra betalingstjenesten Stripe, som ikke svarede. Vi gemmer alt, hvad du har skrevet.',
  'gateway.express': 'Betal med ét tryk',
  'gateway.express.or': 'eller betal med kort',
};
