import type { Catalogue } from 'shared/domain';

export const nl = {
  '__page__.menu': '__title__',
  '__page__.title': 'Welkom bij {hotel}',
  '__page__.name': 'Uw naam',
  '__page__.greeting.guest': 'Fijn dat u er bent.',
  '__page__.greeting.named': 'Fijn dat u er bent, {name}.',
} as const satisfies Catalogue;
