import type { Catalogue } from 'shared/domain';

export const it = {
  '__page__.menu': '__title__',
  '__page__.title': 'Benvenuti a {hotel}',
  '__page__.name': 'Il suo nome',
  '__page__.greeting.guest': 'Siamo lieti di averla qui.',
  '__page__.greeting.named': 'Siamo lieti di averla qui, {name}.',
  '__page__.say': 'Saluta',
  '__page__.hellos': { one: 'Un ospite ha salutato.', other: '{count} ospiti hanno salutato.' },
  '__page__.failed': 'L’operazione non è riuscita. La preghiamo di riprovare.',
} as const satisfies Catalogue;
