/** What cancelling costs: for the catalogue of a page that says it, together with `cancellationText`. */
export const cancellationEnGb = {
  'cancel.free': 'Free cancellation',
  'cancel.free-until': 'Free cancellation until {time} on {date}',
  'cancel.free-after': 'Free cancellation until {time} on {date}; after that, {fee}',
  'cancel.non-refundable': 'Non-refundable',
  'cancel.non-refundable-long': 'Non-refundable: the whole stay is charged if you cancel',
  'cancel.fee': 'If you cancel, {fee}',
  'cancel.fee-then': 'If you cancel, {fee}; after {time} on {date}, {later}',
  'cancel.percent': '{count}% of the stay is charged',
  'cancel.nights': { one: '{count} night is charged', other: '{count} nights are charged' },
  'cancel.amount': '{amount} is charged',
} as const;
