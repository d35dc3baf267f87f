import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewaySv: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'Ditt kort går direkt till Stripe; den här webbplatsen ser aldrig numret.',
  'gateway.failed.title': 'Kortformuläret kunde inte laddas',
  'gateway.failed.text':
    'Det kommer från betaltjänsten Stripe, som inte svarade. Allt du har skrivit är kvar.',
  'gateway.express': 'Betala med ett tryck',
  'gateway.express.or': 'eller betala med kort',
};
