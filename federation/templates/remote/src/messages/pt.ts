import type { Catalogue } from 'shared/domain';

export const pt = {
  '__page__.menu': '__title__',
  '__page__.title': 'Boas-vindas a {hotel}',
  '__page__.name': 'O seu nome',
  '__page__.greeting.guest': 'É um prazer ter a sua visita.',
  '__page__.greeting.named': 'É um prazer ter a sua visita, {name}.',
} as const satisfies Catalogue;
