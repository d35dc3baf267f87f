import type { Catalogue } from './translate.ts';

export const cancellationPl: Catalogue = {
  'cancel.free': 'Bezpłatne anulowanie',
  'cancel.free-until': 'Bezpłatne anulowanie do {date}, godz. {time}',
  'cancel.free-after': 'Bezpłatne anulowanie do {date}, godz. {time}; później {fee}',
  'cancel.non-refundable': 'Bez możliwości zwrotu',
  'cancel.non-refundable-long': 'Bez możliwości zwrotu: w razie anulowania pobieramy koszt całego pobytu',
  'cancel.fee': 'W razie anulowania {fee}',
  'cancel.fee-then': 'W razie anulowania {fee}; po {date}, godz. {time} {later}',
  'cancel.percent': 'pobieramy {count}% kosztu pobytu',
  'cancel.nights': {
    one: 'pobieramy koszt {count} nocy',
    few: 'pobieramy koszt {count} nocy',
    many: 'pobieramy koszt {count} nocy',
    other: 'pobieramy koszt {count} nocy',
  },
  'cancel.amount': 'pobieramy {amount}',
};
