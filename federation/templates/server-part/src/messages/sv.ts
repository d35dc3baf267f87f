import type { Catalogue } from 'shared/domain';

export const sv = {
  '__page__.menu': '__title__',
  '__page__.title': 'Välkommen till {hotel}',
  '__page__.name': 'Ditt namn',
  '__page__.greeting.guest': 'Roligt att du är här.',
  '__page__.greeting.named': 'Roligt att du är här, {name}.',
  '__page__.say': 'Säg hej',
  '__page__.hellos': { one: 'En gäst har sagt hej.', other: '{count} gäster har sagt hej.' },
  '__page__.failed': 'Det gick inte. Försök igen.',
} as const satisfies Catalogue;
