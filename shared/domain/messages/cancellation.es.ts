import type { Catalogue } from './translate.ts';

export const cancellationEs: Catalogue = {
  'cancel.free': 'Cancelación gratuita',
  'cancel.free-until': 'Cancelación gratuita hasta el {date} a las {time}',
  'cancel.free-after': 'Cancelación gratuita hasta el {date} a las {time}; después, {fee}',
  'cancel.non-refundable': 'No reembolsable',
  'cancel.non-refundable-long': 'No reembolsable: si cancela, se cobra toda la estancia',
  'cancel.fee': 'Si cancela, {fee}',
  'cancel.fee-then': 'Si cancela, {fee}; después del {date} a las {time}, {later}',
  'cancel.percent': 'se cobra el {count}\u00a0% de la estancia',
  'cancel.nights': { one: 'se cobra {count} noche', other: 'se cobran {count} noches' },
  'cancel.amount': 'se cobran {amount}',
};
