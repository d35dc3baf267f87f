import type { Catalogue } from 'shared/domain';

export const de = {
  '__page__.menu': '__title__',
  '__page__.title': 'Willkommen im {hotel}',
  '__page__.name': 'Ihr Name',
  '__page__.greeting.guest': 'Schön, dass Sie hier sind.',
  '__page__.greeting.named': 'Schön, dass Sie hier sind, {name}.',
} as const satisfies Catalogue;
