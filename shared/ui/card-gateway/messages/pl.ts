import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayPl: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'Dane karty trafiają bezpośrednio do Stripe; ta strona nigdy nie widzi jej numeru.',
  'gateway.failed.title': 'Nie udało się wczytać formularza karty',
  'gateway.failed.text':
    'Formularz pochodzi z serwisu płatniczego Stripe, który nie odpowiedział. Wszystkie wpisane dane są zachowane.',
  'gateway.express': 'Zapłać jednym dotknięciem',
  'gateway.express.or': 'lub zapłać kartą',
};
