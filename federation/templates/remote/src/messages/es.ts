import type { Catalogue } from 'shared/domain';

export const es = {
  '__page__.menu': '__title__',
  '__page__.title': 'Le damos la bienvenida a {hotel}',
  '__page__.name': 'Su nombre',
  '__page__.greeting.guest': 'Nos alegra tenerle aquí.',
  '__page__.greeting.named': 'Nos alegra tenerle aquí, {name}.',
} as const satisfies Catalogue;
