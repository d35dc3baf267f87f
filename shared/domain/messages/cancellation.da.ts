import type { Catalogue } from './translate.ts';

export const cancellationDa: Catalogue = {
  'cancel.free': 'Gratis afbestilling',
  'cancel.free-until': 'Gratis afbestilling indtil {date} kl. {time}',
  'cancel.free-after': 'Gratis afbestilling indtil {date} kl. {time}; derefter {fee}',
  'cancel.non-refundable': 'Refunderes ikke',
  'cancel.non-refundable-long': 'Refunderes ikke: hele opholdet betales ved afbestilling',
  'cancel.fee': 'Ved afbestilling {fee}',
  'cancel.fee-then': 'Ved afbestilling {fee}; efter {date} kl. {time} {later}',
  'cancel.percent': 'betales {count} % af opholdet',
  'cancel.nights': { one: 'betales {count} nat', other: 'betales {count} nætter' },
  'cancel.amount': 'betales {amount}',
};
