import type { Catalogue } from './translate.ts';

export const cancellationPt: Catalogue = {
  'cancel.free': 'Cancelamento gratuito',
  'cancel.free-until': 'Cancelamento gratuito até às {time} de {date}',
  'cancel.free-after': 'Cancelamento gratuito até às {time} de {date}; depois, {fee}',
  'cancel.non-refundable': 'Não reembolsável',
  'cancel.non-refundable-long':
    'Não reembolsável: em caso de cancelamento, é cobrada a totalidade da estadia',
  'cancel.fee': 'Em caso de cancelamento, {fee}',
  'cancel.fee-then': 'Em caso de cancelamento, {fee}; depois das {time} de {date}, {later}',
  'cancel.percent': 'cobra-se {count}% da estadia',
  'cancel.nights': { one: 'cobra-se {count} noite', other: 'cobram-se {count} noites' },
  'cancel.amount': 'cobra-se {amount}',
};
