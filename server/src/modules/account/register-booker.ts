import type { CreateRequest, CreateResponse } from 'shared/contracts';
import { isEmail } from 'shared/domain';
import { tryItem } from '../../db/try-item.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Answer } from '../../http/register-endpoint.ts';
import { findReservation, findReservationByToken, type ReservationRow } from '../reservation/repository.ts';
import {
  findRegistration,
  insertRegistrationOnce,
  listConfirmedRegistrations,
  registerJob,
  takeRegistration,
} from './booker-registration-repository.ts';
import type { AccountDeps } from './deps.ts';
import { giveReservation } from './my-reservations-repository.ts';
import { createUser } from './new-user.ts';
import { passwordCheck } from './rules.ts';
import { translate } from './translate.ts';

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'logger'>;
type HashingDeps = Deps & Pick<AccountDeps, 'passwords'>;

const nameOf = (row: ReservationRow) => ({ propertyId: row.property_id, reservationId: row.reservation_id });

/** Makes the booker's account of a booking that has succeeded; nothing happens the second time. */
async function complete(deps: Deps, row: ReservationRow): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const registration = await takeRegistration(tx, nameOf(row));
    const passwordHash = registration?.password_hash ?? null;
    if (passwordHash === null) return;
    const { booker } = row;
    const userId = await createUser(tx, deps, {
      propertyId: row.property_id,
      email: booker.email,
      passwordHash,
      firstname: booker.firstName,
      lastname: booker.lastName,
      telephone: booker.phone,
      receiveBrandOffers: booker.optInToReceiveUpdates,
      languageCode: row.language_code,
    });
    // Who made the account by this booking finds it there (0017).
    if (userId !== null) {
      await giveReservation(tx, { propertyId: row.property_id, userId }, row.reservation_id);
    }
  });
}

async function begin(deps: HashingDeps, row: ReservationRow, password: string): Promise<void> {
  if (await findRegistration(deps.db, nameOf(row))) return;
  const isUsable = passwordCheck(password) === null && isEmail(row.booker.email);
  await insertRegistrationOnce(deps.db, nameOf(row), {
    state: isUsable ? 'waiting' : 'failed',
    passwordHash: isUsable ? await deps.passwords.hash(password) : null,
    now: deps.clock.now(),
  });
}

/** Whether it has not failed; it may still wait for the payment. */
async function registerOnce(deps: HashingDeps, row: ReservationRow, password: string): Promise<boolean> {
  try {
    await begin(deps, row, password);
    if (row.status === 'Confirmed') await complete(deps, row);
    return (await findRegistration(deps.db, nameOf(row)))?.state !== 'failed';
  } catch (error) {
    deps.logger.error({ err: error, reservationId: row.reservation_id }, 'booker not registered');
    return false;
  }
}

const isCreated = (answer: Answer): answer is Answer<CreateResponse> => answer.status === 200;

/**
 * A password given at checkout registers the booker after the booking has succeeded (decisions 1); where the payment is still open, when it
 * comes (`completeRegistrations`). A failure is said beside the success and leaves the booking as it is.
 */
export async function registerBooker(
  deps: HashingDeps,
  propertyId: string,
  request: Pick<CreateRequest, 'password'>,
  answer: Answer,
): Promise<Answer> {
  const { password } = request;
  if (password === null || password === '' || !isCreated(answer)) return answer;
  const row = await findReservationByToken(deps.db, propertyId, answer.body.confirmationToken);
  if (row && (await registerOnce(deps, row, password))) return answer;
  const message = `${answer.body.message} ${translate('error.create-account-failed')}`;
  return new Answer(200, { ...answer.body, message });
}

const batch = 20;

/** Accounts of bookers whose payment has come after Create answered. */
export async function completeRegistrations(deps: Deps): Promise<void> {
  for (const name of await listConfirmedRegistrations(deps.db, deps.clock.now(), batch)) {
    const item = { job: registerJob, propertyId: name.propertyId, itemId: name.reservationId };
    await tryItem(deps, item, async () => {
      const row = await findReservation(deps.db, name);
      if (row) await complete(deps, row);
    });
  }
}
