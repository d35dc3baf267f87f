import type { Catalogue } from 'shared/domain';

export const da = {
  '__page__.menu': '__title__',
  '__page__.title': 'Velkommen til {hotel}',
  '__page__.name': 'Dit navn',
  '__page__.greeting.guest': 'Dejligt at have dig her.',
  '__page__.greeting.named': 'Dejligt at have dig her, {name}.',
  '__page__.say': 'Sig hej',
  '__page__.hellos': { one: 'Én gæst har sagt hej.', other: '{count} gæster har sagt hej.' },
  '__page__.failed': 'Det lykkedes ikke. Prøv igen.',
} as const satisfies Catalogue;
