/** Words of the table booking (product.md 2). */
export const enGB = {
  'table.text': 'Our restaurant team at {hotel} will be glad to keep a table for you.',
  'table.reference': 'Please mention your booking when you call.',
  'table.call': 'Call {telephone}',
  'table.write': 'Write to {email}',
  'table.close': 'Close',
} as const;
