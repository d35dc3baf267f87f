import type { CreateRequest } from 'shared/contracts';
import type { EndpointResponse } from '../../http/register-endpoint.ts';
import { emailKeyOf } from '../mail/index.ts';
import type { BookingGuest } from './booking-guest.ts';
import type { AccountDeps } from './deps.ts';
import { type AccountAddress, changeUser, type UserRow } from './user-repository.ts';

type Booker = CreateRequest['booker'];

const given = (text: string | null | undefined): string | null => text?.trim() || null;

export const addressOfBooker = ({ street, zipCode, countryId }: Booker): AccountAddress => ({
  street: given(street),
  post_code: given(zipCode),
  country_id: given(countryId),
});

/** The account has no telephone: the booking's. An address is asked of guests in part: what was given replaces what was known. */
function learned(user: UserRow, booker: Booker): Partial<UserRow> {
  const address = Object.entries(addressOfBooker(booker)).filter(([, text]) => text !== null);
  const said: Partial<UserRow> = {
    ...(user.telephone === null ? { telephone: given(booker.phone) } : {}),
    ...Object.fromEntries(address),
  };
  const isNew = ([column, text]: readonly [string, unknown]): boolean =>
    text !== null && user[column as keyof UserRow] !== text;
  return Object.fromEntries(Object.entries(said).filter(isNew));
}

/**
 * A guest who is logged in does not type telephone and address again for the next booking. Only what is booked under the account's own address
 * of e-mail says something of its owner. A failure must not fail the booking.
 */
export async function learnFromBooking(
  { db, clock, logger }: Pick<AccountDeps, 'db' | 'clock' | 'logger'>,
  { user }: BookingGuest,
  booker: Booker,
  response: EndpointResponse,
): Promise<void> {
  if (response.status !== 200 || emailKeyOf(booker.email) !== user.email_key) return;
  const change = learned(user, booker);
  if (Object.keys(change).length === 0) return;
  try {
    const name = { propertyId: user.property_id, userId: user.user_id };
    await changeUser(db, name, { ...change, updated_at: clock.now() });
  } catch (error) {
    logger.error({ err: error }, 'account not completed from a booking');
  }
}
