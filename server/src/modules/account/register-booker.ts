import type { CreateRequest, CreateResponse } from 'shared/contracts';
import { isEmail } from 'shared/domain';
import { tryItem } from '../../db/try-item.ts';
import { inTransaction } from '../../db/transaction.ts';
import { EndpointResponse } from '../../http/register-endpoint.ts';
import {
  findRegistration,
  insertRegistrationOnce,
  listConfirmedRegistrations,
  registerJob,
  takeRegistration,
} from './booker-registration-repository.ts';
import type { BookersBooking } from './bookings.ts';
import type { AccountDeps } from './deps.ts';
import { addressOfBooker } from './learn-from-booking.ts';
import { createUser } from './new-user.ts';
import { passwordCheck } from './rules.ts';
import { translate } from './messages/index.ts';

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'logger' | 'bookings'>;
type HashingDeps = Deps & Pick<AccountDeps, 'passwords'>;

/** Makes the booker's account of a booking that has succeeded; nothing happens the second time. */
async function complete(deps: Deps, booking: BookersBooking): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const registration = await takeRegistration(tx, booking);
    const passwordHash = registration?.password_hash ?? null;
    if (passwordHash === null) return;
    const { propertyId, booker } = booking;
    const userId = await createUser(tx, deps, {
      propertyId,
      email: booker.email,
      passwordHash,
      firstname: booker.firstName,
      lastname: booker.lastName,
      telephone: booker.phone,
      address: addressOfBooker(booker),
      receiveBrandOffers: booker.optInToReceiveUpdates,
      languageCode: booking.languageCode,
    });
    // Who made the account by this booking finds it there (0017).
    if (userId !== null) {
      await deps.bookings.give(tx, { propertyId, userId }, booking.reservationId);
    }
  });
}

async function begin(deps: HashingDeps, booking: BookersBooking, password: string): Promise<void> {
  if (await findRegistration(deps.db, booking)) return;
  const isUsable = passwordCheck(password) === null && isEmail(booking.booker.email);
  await insertRegistrationOnce(deps.db, booking, {
    state: isUsable ? 'waiting' : 'failed',
    passwordHash: isUsable ? await deps.passwords.hash(password) : null,
    now: deps.clock.now(),
  });
}

/** Whether it has not failed; it may still wait for the payment. */
async function registerOnce(deps: HashingDeps, booking: BookersBooking, password: string): Promise<boolean> {
  try {
    await begin(deps, booking, password);
    if (booking.isConfirmed) await complete(deps, booking);
    return (await findRegistration(deps.db, booking))?.state !== 'failed';
  } catch (error) {
    deps.logger.error({ err: error, reservationId: booking.reservationId }, 'booker not registered');
    return false;
  }
}

const isCreated = (response: EndpointResponse): response is EndpointResponse<CreateResponse> =>
  response.status === 200;

/**
 * A password given at checkout registers the booker after the booking has succeeded (decisions 1); where the payment is still open, when it
 * comes (`completeRegistrations`). A failure is added to the success message and leaves the booking as it is.
 */
export async function registerBooker(
  deps: HashingDeps,
  propertyId: string,
  request: Pick<CreateRequest, 'password'>,
  response: EndpointResponse,
): Promise<EndpointResponse> {
  const { password } = request;
  if (password === null || password === '' || !isCreated(response)) return response;
  const booking = await deps.bookings.findByToken(deps.db, propertyId, response.body.confirmationToken);
  if (booking && (await registerOnce(deps, booking, password))) return response;
  const failure = translate.say('error.create-account-failed');
  const message = `${response.body.message} ${failure.message}`;
  return new EndpointResponse(200, { ...response.body, ...failure, message });
}

const batch = 20;

/** Accounts of bookers whose payment has come after Create answered. */
export async function completeRegistrations(deps: Deps): Promise<void> {
  for (const name of await listConfirmedRegistrations(deps, deps.clock.now(), batch)) {
    const item = { job: registerJob, propertyId: name.propertyId, itemId: name.reservationId };
    await tryItem(deps, item, async () => {
      const booking = await deps.bookings.find(deps.db, name);
      if (booking) await complete(deps, booking);
    });
  }
}
