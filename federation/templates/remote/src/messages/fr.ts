import type { Catalogue } from 'shared/domain';

export const fr = {
  '__page__.menu': '__title__',
  '__page__.title': 'Bienvenue à {hotel}',
  '__page__.name': 'Votre nom',
  '__page__.greeting.guest': 'Nous sommes heureux de vous accueillir.',
  '__page__.greeting.named': 'Nous sommes heureux de vous accueillir, {name}.',
} as const satisfies Catalogue;
