import type { Catalogue } from 'shared/domain';

export const pl = {
  '__page__.menu': '__title__',
  '__page__.title': 'Witamy w {hotel}',
  '__page__.name': 'Imię',
  '__page__.greeting.guest': 'Miło nam Państwa gościć.',
  '__page__.greeting.named': 'Miło nam Państwa gościć, {name}.',
} as const satisfies Catalogue;
