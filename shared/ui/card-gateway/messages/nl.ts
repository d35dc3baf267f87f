import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayNl: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'Uw kaart gaat rechtstreeks naar Stripe; deze site ziet het nummer nooit.',
  'gateway.failed.title': 'Het kaartformulier kon niet worden geladen',
  'gateway.failed.text':
    'Het komt van betaaldienst Stripe, die niet antwoordde. Alles wat u hebt ingevuld, is bewaard.',
  'gateway.express': 'Betaal met één tik',
  'gateway.express.or': 'of betaal met kaart',
};
