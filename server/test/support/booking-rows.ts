import { randomUUID } from 'node:crypto';
import type { CreateRequest } from 'shared/contracts';
import type { ServingDeps } from '../../src/modules/availability/index.ts';
import { createPropertySnapshots } from '../../src/modules/availability/snapshot/index.ts';
import { createCardGateway } from '../../src/modules/payment/create-gateway.ts';
import { requireProperty } from '../../src/modules/property/service.ts';
import type { HotelBookings } from '../../src/modules/booking/create/book-repository.ts';
import type { PricedRows } from '../../src/modules/booking/create/booking-writer.ts';
import { createCreateDeps } from '../../src/modules/booking/create/create-deps.ts';
import { createBooking, type CreateDeps } from '../../src/modules/booking/create/create.ts';
import type { TestApp } from './app.ts';

export const servingDeps = ({ deps }: TestApp): ServingDeps => ({
  ...deps,
  snapshots: createPropertySnapshots({ ...deps, freshness: 'each-use' }),
});

/** What one more process of the server would work with: a writer and snapshots of its own on the same database. */
export const anotherProcess = (server: TestApp): CreateDeps => {
  const { db, clock, env } = server.deps;
  return createCreateDeps({ ...servingDeps(server), gateway: createCardGateway(db, clock, env) });
};

/** The rows that Create would hand to the database, before it does. */
export async function rowsOf(server: TestApp, request: CreateRequest): Promise<PricedRows> {
  const { promise, resolve } = Promise.withResolvers<PricedRows>();
  const writer = {
    write: (priced: PricedRows) => {
      resolve(priced);
      return Promise.resolve({ kind: 'extras-gone' } as const);
    },
  };
  const property = await requireProperty(server.deps.db, request.propertyId);
  await createBooking({ ...anotherProcess(server), writer }, property, request, randomUUID());
  return promise;
}

/** As the only booking of its hotel that is written. */
export const alone = ({ rows, ...priced }: PricedRows): HotelBookings => ({ ...priced, bookings: [rows] });
