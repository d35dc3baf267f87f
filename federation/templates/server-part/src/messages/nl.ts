import type { Catalogue } from 'shared/domain';

export const nl = {
  '__page__.menu': '__title__',
  '__page__.title': 'Welkom bij {hotel}',
  '__page__.name': 'Uw naam',
  '__page__.greeting.guest': 'Fijn dat u er bent.',
  '__page__.greeting.named': 'Fijn dat u er bent, {name}.',
  '__page__.say': 'Groeten',
  '__page__.hellos': { one: 'Eén gast heeft gegroet.', other: '{count} gasten hebben gegroet.' },
  '__page__.failed': 'Dat is niet gelukt. Probeer het opnieuw.',
} as const satisfies Catalogue;
