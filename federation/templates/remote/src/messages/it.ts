import type { Catalogue } from 'shared/domain';

export const it = {
  '__page__.menu': '__title__',
  '__page__.title': 'Benvenuti a {hotel}',
  '__page__.name': 'Il suo nome',
  '__page__.greeting.guest': 'Siamo lieti di averla qui.',
  '__page__.greeting.named': 'Siamo lieti di averla qui, {name}.',
} as const satisfies Catalogue;
