import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayDe: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'Ihre Karte geht direkt an Stripe; diese Website sieht die Nummer nie.',
  'gateway.failed.title': 'Das Kartenformular konnte nicht geladen werden',
  'gateway.failed.text':
    'Es kommt vom Zahlungsdienst Stripe, der nicht geantwortet hat. Alles, was Sie eingegeben haben, bleibt erhalten.',
  'gateway.express': 'Mit einem Tippen bezahlen',
  'gateway.express.or': 'oder mit Karte bezahlen',
};
