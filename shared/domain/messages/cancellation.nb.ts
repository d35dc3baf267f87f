import type { Catalogue } from './translate.ts';

export const cancellationNb: Catalogue = {
  'cancel.free': 'Gratis avbestilling',
  'cancel.free-until': 'Gratis avbestilling til {date} kl. {time}',
  'cancel.free-after': 'Gratis avbestilling til {date} kl. {time}; deretter {fee}',
  'cancel.non-refundable': 'Refunderes ikke',
  'cancel.non-refundable-long': 'Refunderes ikke: ved avbestilling belastes hele oppholdet',
  'cancel.fee': 'Ved avbestilling {fee}',
  'cancel.fee-then': 'Ved avbestilling {fee}; etter {date} kl. {time} {later}',
  'cancel.percent': 'belastes {count} % av oppholdet',
  'cancel.nights': { one: 'belastes {count} natt', other: 'belastes {count} netter' },
  'cancel.amount': 'belastes {amount}',
};
