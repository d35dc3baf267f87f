import type { Catalogue } from './translate.ts';

export const cancellationDe: Catalogue = {
  'cancel.free': 'Kostenlose Stornierung',
  'cancel.free-until': 'Kostenlose Stornierung bis {date}, {time} Uhr',
  'cancel.free-after': 'Kostenlose Stornierung bis {date}, {time} Uhr; danach {fee}',
  'cancel.non-refundable': 'Nicht erstattbar',
  'cancel.non-refundable-long': 'Nicht erstattbar: Bei Stornierung wird der gesamte Aufenthalt berechnet',
  'cancel.fee': 'Bei Stornierung {fee}',
  'cancel.fee-then': 'Bei Stornierung {fee}; nach {date}, {time} Uhr {later}',
  'cancel.percent': 'werden {count} % des Aufenthalts berechnet',
  'cancel.nights': { one: 'wird {count} Nacht berechnet', other: 'werden {count} Nächte berechnet' },
  'cancel.amount': 'werden {amount} berechnet',
};
