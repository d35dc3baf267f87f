import type { Catalogue } from './translate.ts';

export const cancellationIt: Catalogue = {
  'cancel.free': 'Cancellazione gratuita',
  'cancel.free-until': 'Cancellazione gratuita fino alle {time} di {date}',
  'cancel.free-after': 'Cancellazione gratuita fino alle {time} di {date}; in seguito {fee}',
  'cancel.non-refundable': 'Non rimborsabile',
  'cancel.non-refundable-long':
    'Non rimborsabile: in caso di cancellazione viene addebitato l’intero soggiorno',
  'cancel.fee': 'In caso di cancellazione {fee}',
  'cancel.fee-then': 'In caso di cancellazione {fee}; dopo le {time} di {date} {later}',
  'cancel.percent': 'viene addebitata una penale ({count}% del soggiorno)',
  'cancel.nights': { one: 'viene addebitata {count} notte', other: 'vengono addebitate {count} notti' },
  'cancel.amount': 'vengono addebitati {amount}',
};
