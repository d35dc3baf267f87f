import type { Catalogue } from 'shared/domain';

export const nb = {
  '__page__.menu': '__title__',
  '__page__.title': 'Velkommen til {hotel}',
  '__page__.name': 'Navnet ditt',
  '__page__.greeting.guest': 'Hyggelig at du er her.',
  '__page__.greeting.named': 'Hyggelig at du er her, {name}.',
} as const satisfies Catalogue;
