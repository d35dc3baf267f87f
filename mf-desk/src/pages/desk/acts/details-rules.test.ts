import { expect, it } from 'vitest';
import type { Stay } from 'shared/contracts';
import { detailsChangeOf, detailsOf } from './details-rules.ts';

const contact = { email: 'ada@example.org', phone: null, street: 'Quay 1', countryId: 'GB', zipCode: null };
/** Only how its booker is reached counts here. */
const stay = { contact } as unknown as Stay;
const details = detailsOf(stay);

it.each([
  ['another one', 'DK', { contact: { ...contact, countryId: 'DK' } }],
  ['none any more', '', { contact: { ...contact, countryId: null } }],
  ['as it is', 'GB', {}],
])('the desk changes the country of an address: %s', (_what, countryId, change) => {
  expect(detailsChangeOf(stay, { ...details, countryId })).toEqual(change);
});
