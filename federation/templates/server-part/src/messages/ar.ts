import type { Catalogue } from 'shared/domain';

export const ar = {
  '__page__.menu': '__title__',
  '__page__.title': 'مرحبًا بكم في {hotel}',
  '__page__.name': 'اسمك',
  '__page__.greeting.guest': 'يسعدنا وجودك هنا.',
  '__page__.greeting.named': 'يسعدنا وجودك هنا يا {name}.',
  '__page__.say': 'ألقِ التحية',
  '__page__.hellos': {
    one: 'ألقى ضيف واحد التحية.',
    two: 'ألقى ضيفان التحية.',
    few: 'ألقى {count} ضيوف التحية.',
    other: 'ألقى {count} ضيفًا التحية.',
  },
  '__page__.failed': 'لم ينجح ذلك. يرجى المحاولة مرة أخرى.',
} as const satisfies Catalogue;
