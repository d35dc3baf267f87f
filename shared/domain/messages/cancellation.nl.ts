import type { Catalogue } from './translate.ts';

export const cancellationNl: Catalogue = {
  'cancel.free': 'Gratis annuleren',
  'cancel.free-until': 'Gratis annuleren tot {date} om {time} uur',
  'cancel.free-after': 'Gratis annuleren tot {date} om {time} uur; daarna {fee}',
  'cancel.non-refundable': 'Niet restitueerbaar',
  'cancel.non-refundable-long': 'Niet restitueerbaar: bij annulering wordt het hele verblijf in rekening gebracht',
  'cancel.fee': 'Bij annulering {fee}',
  'cancel.fee-then': 'Bij annulering {fee}; na {date} om {time} uur {later}',
  'cancel.percent': 'wordt {count}% van het verblijf in rekening gebracht',
  'cancel.nights': { one: 'wordt {count} nacht in rekening gebracht', other: 'worden {count} nachten in rekening gebracht' },
  'cancel.amount': 'wordt {amount} in rekening gebracht',
};
