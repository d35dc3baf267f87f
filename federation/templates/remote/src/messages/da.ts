import type { Catalogue } from 'shared/domain';

export const da = {
  '__page__.menu': '__title__',
  '__page__.title': 'Velkommen til {hotel}',
  '__page__.name': 'Dit navn',
  '__page__.greeting.guest': 'Dejligt at have dig her.',
  '__page__.greeting.named': 'Dejligt at have dig her, {name}.',
} as const satisfies Catalogue;
