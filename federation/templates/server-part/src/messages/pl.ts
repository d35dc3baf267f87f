import type { Catalogue } from 'shared/domain';

export const pl = {
  '__page__.menu': '__title__',
  '__page__.title': 'Witamy w {hotel}',
  '__page__.name': 'Imię',
  '__page__.greeting.guest': 'Miło nam Państwa gościć.',
  '__page__.greeting.named': 'Miło nam Państwa gościć, {name}.',
  '__page__.say': 'Przywitaj się',
  '__page__.hellos': { one: 'Przywitał się jeden gość.', few: 'Przywitało się {count} gości.', many: 'Przywitało się {count} gości.', other: 'Przywitało się {count} gościa.' },
  '__page__.failed': 'Nie udało się. Prosimy spróbować ponownie.',
} as const satisfies Catalogue;
