import type { Catalogue } from 'shared/domain';

export const ar = {
  '__page__.menu': '__title__',
  '__page__.title': 'مرحبًا بكم في {hotel}',
  '__page__.name': 'اسمك',
  '__page__.greeting.guest': 'يسعدنا وجودك هنا.',
  '__page__.greeting.named': 'يسعدنا وجودك هنا يا {name}.',
} as const satisfies Catalogue;
