import type { Catalogue } from 'shared/domain';

export const fr = {
  '__page__.menu': '__title__',
  '__page__.title': 'Bienvenue à {hotel}',
  '__page__.name': 'Votre nom',
  '__page__.greeting.guest': 'Nous sommes heureux de vous accueillir.',
  '__page__.greeting.named': 'Nous sommes heureux de vous accueillir, {name}.',
  '__page__.say': 'Dire bonjour',
  '__page__.hellos': { one: 'Une personne a dit bonjour.', other: '{count} personnes ont dit bonjour.' },
  '__page__.failed': 'Cela n’a pas fonctionné. Veuillez réessayer.',
} as const satisfies Catalogue;
