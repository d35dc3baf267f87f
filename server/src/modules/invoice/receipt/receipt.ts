import type { EndpointInput, getReceipt } from 'shared/contracts';
import { todayIn } from 'shared/domain';
import type { AppDeps } from '../../../deps.ts';
import { conflict } from '../../../http/errors.ts';
import { FileResponse } from '../../../http/register-endpoint.ts';
import { inGuestLanguage, spokenLocale } from '../../../language/index.ts';
import { readLogo } from '../../property/index.ts';
import { createSigner } from '../../../signer.ts';
import { describeReservation, type IsOwn, requireReservation } from '../../booking/index.ts';
import { listDatedMovements } from '../../payment/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { billOf } from '../compose.ts';
import { translate } from '../messages/index.ts';
import { composeReceipt } from './compose.ts';
import { paymentLines } from './payments.ts';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'env' | 'secretKey'>;

/**
 * The receipt of a confirmed booking, or of what is kept of a cancelled one, in the language that is asked for, else in that of the booking. It has no
 * number and nothing of it is stored: an invoice stays what it is.
 */
export async function receiptOf(
  deps: Deps,
  property: StoredProperty,
  { confirmationToken, languageCode }: EndpointInput<typeof getReceipt>['query'],
  isOwn?: IsOwn,
): Promise<FileResponse> {
  const { db, clock, env, secretKey } = deps;
  const row = await requireReservation(deps, property, confirmationToken, isOwn);
  if (row.status !== 'Confirmed' && row.status !== 'Cancelled')
    throw conflict(translate.say('receipt.not-confirmed'));
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  return inGuestLanguage(languageCode ?? row.language_code, async () => {
    const booking = await describeReservation(
      { db, preCheckInKey: createSigner(secretKey, 'pre-check-in') },
      property,
      row,
    );
    const { timeZone, content: hotel } = property;
    const now = clock.now();
    const content = composeReceipt({
      property,
      booking,
      bill: await billOf(db, row),
      payments: paymentLines(await listDatedMovements(db, name), { timeZone, cards: hotel.creditCards }),
      today: todayIn(timeZone, now),
    });
    // What writes documents is large, and few processes of a command need it.
    const { drawReceipt } = await import('./draw.ts');
    const about = { locale: spokenLocale(), createdAt: now, name: row.reference_number };
    const bytes = await drawReceipt(content, about, await readLogo(env.releasesDir, hotel.logoFileUrl));
    return new FileResponse(bytes, `${row.reference_number}.pdf`);
  });
}
