import { createRequestSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { systemClock } from '../../../../server/src/clock.ts';
import type { Db } from '../../../../server/src/db/database.ts';
import { readEnv } from '../../../../server/src/env.ts';
import { createLogger } from '../../../../server/src/logger.ts';
import { createPropertySnapshots } from '../../../../server/src/modules/availability/snapshot/index.ts';
import { createCardGateway } from '../../../../server/src/modules/payment/create-gateway.ts';
import { requireProperty } from '../../../../server/src/modules/property/service.ts';
import type { BookingRows } from '../../../../server/src/modules/booking/create/booking-rows.ts';
import { createCreateDeps } from '../../../../server/src/modules/booking/create/create-deps.ts';
import { createBooking } from '../../../../server/src/modules/booking/create/create.ts';

/** What the server would write for a request: its own rows, taken from it where it hands them to the database. */
export async function rowsOf(db: Db, body: string): Promise<BookingRows> {
  const env = readEnv({ NODE_ENV: 'test' });
  const logger = createLogger('silent');
  const snapshots = createPropertySnapshots({ db, logger, freshness: 'each-use' });
  const deps = { db, clock: systemClock, env, logger, secretKey: 'of the bench', snapshots };
  const request = z.decode(createRequestSchema, JSON.parse(body) as never);
  const seen: BookingRows[] = [];
  const writer = {
    write: ({ rows }: { rows: BookingRows }) => {
      seen.push(rows);
      return Promise.resolve({ kind: 'taken' } as const);
    },
  };
  const createDeps = createCreateDeps({ ...deps, gateway: createCardGateway(db, systemClock, env) });
  const property = await requireProperty(db, request.propertyId);
  await createBooking({ ...createDeps, writer }, property, request, crypto.randomUUID());
  const [first] = seen;
  if (!first) throw new Error('The server refuses the booking of the bench');
  return first;
}

/** Ids and secrets of a booking: another one has others. */
export function identitiesOf(rows: BookingRows): readonly string[] {
  const { attempt, reservation, items, mail } = rows;
  return [
    attempt.key,
    reservation.reservation_id,
    reservation.reference_number,
    reservation.confirmation_token,
    reservation.pre_check_in_nonce,
    ...items.map((item) => item.reservation_item_id),
    ...(mail ? [mail.outbox_id] : []),
  ];
}
