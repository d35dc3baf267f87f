import type { Catalogue } from './translate.ts';

export const cancellationFr: Catalogue = {
  'cancel.free': 'Annulation gratuite',
  'cancel.free-until': 'Annulation gratuite jusqu’au {date} à {time}',
  'cancel.free-after': 'Annulation gratuite jusqu’au {date} à {time}\u202f; ensuite, {fee}',
  'cancel.non-refundable': 'Non remboursable',
  'cancel.non-refundable-long': 'Non remboursable\u202f: la totalité du séjour est due en cas d’annulation',
  'cancel.fee': 'En cas d’annulation, {fee}',
  'cancel.fee-then': 'En cas d’annulation, {fee}\u202f; après le {date} à {time}, {later}',
  'cancel.percent': {
    one: '{count}\u202f% du séjour est facturé',
    other: '{count}\u202f% du séjour sont facturés',
  },
  'cancel.nights': { one: '{count} nuit est facturée', other: '{count} nuits sont facturées' },
  'cancel.amount': '{amount} sont facturés',
};
