import type { Catalogue } from '../../domain/index.ts';

export const calendarPt: Catalogue = {
  'calendar.title': 'Escolha as suas datas',
  'calendar.legend': 'Preço mais baixo de uma noite para um adulto, em {currency}.',
  'calendar.legend-guests': 'Preço mais baixo de uma noite para {guests}, em {currency}.',
  'calendar.legend-promo': 'Os preços incluem «{name}» nas datas em que se aplica.',
  'calendar.legend-promo-nights': {
    one: 'Os preços incluem «{name}» nas datas em que se aplica, em estadias de pelo menos {count} noite.',
    other: 'Os preços incluem «{name}» nas datas em que se aplica, em estadias de pelo menos {count} noites.',
  },
  'calendar.failed': 'Não foi possível carregar os preços. Pode escolher as datas na mesma.',
  'calendar.loading': 'A carregar os preços.',
  'calendar.legend-usual': {
    one: 'As estadias são de pelo menos {count} noite.',
    other: 'As estadias são de pelo menos {count} noites.',
  },
  'calendar.legend-minimum': {
    one: '{mark}: estadia mínima de {count} noite',
    other: '{mark}: estadia mínima de {count} noites',
  },
  'calendar.from': 'desde {price}',
  'calendar.minimum': { one: 'estadia mínima de {count} noite', other: 'estadia mínima de {count} noites' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': 'Esgotado',
  'calendar.unavailable.closed': 'Estamos encerrados nesta noite',
  'calendar.unavailable.not-suited': 'Nenhum quarto livre para todos os seus hóspedes',
  'calendar.unavailable.not-on-sale': 'Ainda não está à venda',
  'calendar.unavailable.same-day': 'Já não é possível reservar online para hoje',
  'calendar.unavailable.too-few-rooms': {
    one: 'Só há {count} quarto livre numa destas noites',
    other: 'Só há {count} quartos livres numa destas noites',
  },
  'calendar.unavailable.closed-to-arrival': 'Sem chegadas neste dia',
  'calendar.unavailable.closed-to-departure': 'Sem partidas neste dia',
  'calendar.unavailable.night-not-free': 'Uma noite desta estadia não está livre',
  'calendar.unavailable.minimum-stay': {
    one: 'As estadias que começam neste dia são de pelo menos {count} noite',
    other: 'As estadias que começam neste dia são de pelo menos {count} noites',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'As estadias que começam neste dia são de pelo menos {count} noite, que não está livre',
    other: 'As estadias que começam neste dia são de pelo menos {count} noites, e nem todas estão livres',
  },
  'calendar.unavailable.minimum-through': {
    one: 'As estadias nestas noites são de pelo menos {count} noite',
    other: 'As estadias nestas noites são de pelo menos {count} noites',
  },
  'calendar.unavailable.longest-stay': {
    one: 'As estadias que começam neste dia são de {count} noite no máximo',
    other: 'As estadias que começam neste dia são de {count} noites no máximo',
  },
  'calendar.unavailable.other-length': {
    one: 'As estadias que começam neste dia são de {longest} no máximo, ou de pelo menos {count} noite',
    other: 'As estadias que começam neste dia são de {longest} no máximo, ou de pelo menos {count} noites',
  },
  'calendar.unavailable.book-ahead': {
    one: 'Reserve com pelo menos {count} dia de antecedência',
    other: 'Reserve com pelo menos {count} dias de antecedência',
  },
  'calendar.unavailable.book-later': {
    one: 'Pode ser reservado a partir de {count} dia antes',
    other: 'Pode ser reservado a partir de {count} dias antes',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'Aceitamos reservas de {count} noite no máximo',
    other: 'Aceitamos reservas de {count} noites no máximo',
  },
};
