import type { ChangeQuote, ChangeStayResponse, StayChange } from 'shared/contracts';
import { payPath, requireReservation } from '../../booking/index.ts';
import { emailKeyOf, type MailLimit } from '../../mail/index.ts';
import { findPaidPaymentOf } from '../../payment/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { theGuest } from '../actor.ts';
import { listDues, openOf } from '../due-repository.ts';
import { translate } from '../messages/index.ts';
import { nameOf } from '../named.ts';
import { readStay } from '../read.ts';
import { changeAsQuoted } from './apply.ts';
import { type ChangeDeps, quoteChanging } from './quote.ts';

/** POST /api/Stay/QuoteChange. */
export async function quoteChangeOf(
  deps: ChangeDeps,
  property: StoredProperty,
  change: StayChange,
): Promise<ChangeQuote> {
  const row = await requireReservation(deps, property, change.confirmationToken);
  return quoteChanging(deps, property, { row, change }, theGuest);
}

/** POST /api/Stay/Change: what the guest was told and has agreed to. */
export async function changeStayOf(
  deps: ChangeDeps & { readonly mailLimit: MailLimit },
  property: StoredProperty,
  { quoteToken, ...change }: StayChange & { readonly quoteToken: string },
  clientIp: string,
): Promise<ChangeStayResponse> {
  const found = await requireReservation(deps, property, change.confirmationToken);
  const otherKey = emailKeyOf(change.contact?.email ?? found.booker.email);
  await deps.mailLimit.takeChange({
    ...nameOf(found),
    otherKey: otherKey === emailKeyOf(found.booker.email) ? null : otherKey,
    clientIp,
  });
  await changeAsQuoted(deps, property, { row: found, change, quoteToken }, theGuest);
  const now = deps.clock.now();
  const name = nameOf(found);
  const row = await requireReservation(deps, property, change.confirmationToken);
  const isDue =
    openOf(await listDues(deps.db, name)).some((due) => due.due_at <= now) &&
    (await findPaidPaymentOf(deps.db, name)) !== undefined;
  return {
    success: true,
    ...translate.say('stay.changed'),
    stay: await readStay(deps, property, row),
    paymentUrl: isDue ? payPath(property.code, row) : null,
  };
}
