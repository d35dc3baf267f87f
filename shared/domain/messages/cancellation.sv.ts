import type { Catalogue } from './translate.ts';

export const cancellationSv: Catalogue = {
  'cancel.free': 'Gratis avbokning',
  'cancel.free-until': 'Gratis avbokning till {date} kl. {time}',
  'cancel.free-after': 'Gratis avbokning till {date} kl. {time}; därefter {fee}',
  'cancel.non-refundable': 'Återbetalas ej',
  'cancel.non-refundable-long': 'Återbetalas ej: vid avbokning debiteras hela vistelsen',
  'cancel.fee': 'Vid avbokning {fee}',
  'cancel.fee-then': 'Vid avbokning {fee}; efter {date} kl. {time} {later}',
  'cancel.percent': 'debiteras {count} % av vistelsen',
  'cancel.nights': { one: 'debiteras {count} natt', other: 'debiteras {count} nätter' },
  'cancel.amount': 'debiteras {amount}',
};
