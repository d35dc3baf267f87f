import { randomUUID } from 'node:crypto';
import { type CreateRequest, createRequestSchema } from 'shared/contracts';
import { cardDetailsOf, type CreditCard } from 'shared/domain';
import { aBookedRoom, aCard, aCreateRequest } from 'shared/testing';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../src/db/database.ts';
import type { TestApp } from './app.ts';

/** Three nights for two adults in a double, paid by a card that is approved. */
export const aBooking = (changes: Partial<CreateRequest> = {}): CreateRequest =>
  aCreateRequest({ propertyId: 'harbour', rooms: [aBookedRoom()], ...paidBy({}), ...changes });

export const paidBy = (card: Partial<CreditCard>): Pick<CreateRequest, 'cardDetails'> => ({
  cardDetails: cardDetailsOf(aCard({ cardType: 'visa', ...card })),
});

export interface Reply {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  // Tests read what they expect and compare it; a wrong shape fails there.
  readonly body: Record<string, unknown>;
}

export const wireOf = (request: CreateRequest): object => z.encode(createRequestSchema, request);

export async function create(
  server: Pick<TestApp, 'app'>,
  request: CreateRequest = aBooking(),
  key: string = randomUUID(),
  language = 'en-GB',
): Promise<Reply> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/Reservation/Create',
    headers: { 'idempotency-key': key, 'accept-language': language },
    payload: wireOf(request),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

export async function get(server: Pick<TestApp, 'app'>, url: string): Promise<Reply> {
  const response = await server.app.inject({ method: 'GET', url });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/** Of a file the status only; of a refusal its body. */
export async function getFile(server: Pick<TestApp, 'app'>, url: string): Promise<Reply> {
  const response = await server.app.inject({ url });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json<Record<string, unknown>>() : {},
  };
}

export const getStatus = (server: Pick<TestApp, 'app'>, token: unknown): Promise<Reply> =>
  get(server, `/api/Reservation/Status?propertyId=harbour&referenceNumber=${String(token)}`);

export const getConfirmation = (server: Pick<TestApp, 'app'>, token: unknown): Promise<Reply> =>
  get(server, `/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=${String(token)}`);

export interface StockCount {
  readonly sold: number;
  readonly held: number;
}

/** Sold and held over all nights of a room type or an extra. */
export async function countStock(db: Db, id: string): Promise<StockCount> {
  const { rows } = await sql<StockCount>`
    select coalesce(sum(sold), 0)::int as sold, coalesce(sum(held), 0)::int as held from (
      select sold, held from inventory where room_type_id = ${id}
      union all
      select sold, held from service_inventory where service_id = ${id}
    ) stock`.execute(db);
  return rows[0] ?? { sold: 0, held: 0 };
}

export async function countRows(
  db: Db,
  table: 'reservation' | 'payment' | 'outbox' | 'simulator_charge',
): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** States of the charges at the gateway. */
export async function chargeStates(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('simulator_charge').select('state').orderBy('reference').execute();
  return rows.map((row) => row.state);
}

/** Kinds of the mails that wait in the outbox or were sent. */
export async function mailKinds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('kind').orderBy('created_at').execute();
  return rows.map((row) => row.kind);
}
