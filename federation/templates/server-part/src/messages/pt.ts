import type { Catalogue } from 'shared/domain';

export const pt = {
  '__page__.menu': '__title__',
  '__page__.title': 'Boas-vindas a {hotel}',
  '__page__.name': 'O seu nome',
  '__page__.greeting.guest': 'É um prazer ter a sua visita.',
  '__page__.greeting.named': 'É um prazer ter a sua visita, {name}.',
  '__page__.say': 'Dizer olá',
  '__page__.hellos': { one: 'Um hóspede disse olá.', other: '{count} hóspedes disseram olá.' },
  '__page__.failed': 'Não funcionou. Tente novamente.',
} as const satisfies Catalogue;
