import {
  type BookedRoom,
  type CreateRequest,
  preCheckInReservationSchema,
  type PreCheckInReservation,
  type SavePreCheckInRequest,
  savePreCheckInRequestSchema,
} from 'shared/contracts';
import * as z from 'zod/mini';
import type { Db } from '../../src/db/database.ts';
import type { AppDeps } from '../../src/deps.ts';
import { importProperty } from './import.ts';
import type { TestApp } from './app.ts';
import { type HotelChanges, hotelFile } from './bookable-hotel.ts';
import { aBooking, create, get, getConfirmation, type Reply } from './bookings.ts';

type Wire = Record<string, unknown>;

/** The bookable hotel, which asks how a room is set up, with a limited extra that is sold by the piece. */
export async function openHotelWithExtras(deps: AppDeps, changes: HotelChanges = {}): Promise<void> {
  const file = hotelFile({ property: { showRoomConfigurationQuestion: true }, ...changes });
  const wine: Wire = {
    ServiceId: 'wine',
    ServiceCode: 'WIN',
    ServiceName: 'Bottle of wine',
    ServiceDescription: 'In your room.',
    ChargePerPerson: false,
    ChargeType: 'PerQuantity',
    Articles: [{ ArticleId: 'bottle', Name: 'Bottle', Price: 30.5 }],
    DailyInventory: 10,
  };
  const context = { db: deps.db, clock: deps.clock, releasesDir: deps.env.releasesDir, dryRun: false };
  await importProperty(context, 'hotel.json', { ...file, Services: [...(file['Services'] as Wire[]), wine] });
}

/** As if nothing had been booked: a tenth of the time of a new database. */
export async function forgetBookings(db: Db): Promise<void> {
  for (const table of [
    'outbox',
    'idempotency',
    'simulator_charge',
    'card_decline',
    'payment',
    'reservation',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  for (const table of ['inventory', 'service_inventory'] as const) {
    await db.updateTable(table).set({ sold: 0, held: 0 }).where('sold', '>', 0).execute();
  }
}

export const anExtra = (serviceId: string, quantity = 1): BookedRoom['services'][number] => ({
  reservationItemId: null,
  serviceId,
  quantity,
  service: null,
});

export interface Link {
  readonly referenceNumber: string;
  readonly hash: string;
  readonly token: string;
}

/** A confirmed booking and its pre check-in link, as its confirmation gives it. */
export async function bookWithLink(
  server: Pick<TestApp, 'app'>,
  changes: Partial<CreateRequest> = {},
  send: (request: CreateRequest) => Promise<Reply> = (request) => create(server, request),
): Promise<Link> {
  const made = await send(aBooking(changes));
  if (made.status !== 200) throw new Error(`Not booked: ${JSON.stringify(made.body)}`);
  const token = String(made.body['ConfirmationToken']);
  const { body } = await getConfirmation(server, token);
  const [, referenceNumber = '', hash = ''] =
    /^\/PreCheckIn\/HARBOUR\/([^/]+)\/([^/]+)$/.exec(String(body['PreCheckInUrl'])) ?? [];
  return { referenceNumber, hash, token };
}

export const readLink = (
  server: Pick<TestApp, 'app'>,
  { referenceNumber, hash }: Pick<Link, 'referenceNumber' | 'hash'>,
  propertyId = 'harbour',
): Promise<Reply> =>
  get(server, `/api/PreCheckIn/Get?${new URLSearchParams({ propertyId, referenceNumber, hash }).toString()}`);

/** The booking of a link; fails when the link opens none. */
export async function openedLink(server: Pick<TestApp, 'app'>, link: Link): Promise<PreCheckInReservation> {
  const { body } = await readLink(server, link);
  // What the contract says of the wire is checked by decoding it.
  return z.decode(preCheckInReservationSchema, body as never);
}

/** What a page sends that has changed nothing but what the form made the guest fill in. */
export const aSave = (
  { hash }: Link,
  reservation: PreCheckInReservation,
  changes: Partial<SavePreCheckInRequest> = {},
): SavePreCheckInRequest => ({
  propertyId: reservation.propertyId,
  referenceNumber: reservation.referenceNumber,
  isReservation: true,
  entityId: reservation.entityId,
  code: hash,
  specialRequests: reservation.specialRequests,
  booker: reservation.booker,
  reservationItems: reservation.reservationItems,
  totalServicesPrice: null,
  cardDetails: null,
  ...changes,
});

export async function save(server: Pick<TestApp, 'app'>, request: SavePreCheckInRequest): Promise<Reply> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/PreCheckIn/Save',
    payload: z.encode(savePreCheckInRequestSchema, request),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
