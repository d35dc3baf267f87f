import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { get } from './bookings.ts';

type Wire = Record<string, unknown>;

/** What guests do with a stay of the bookable hotel, by the secret of its confirmation. */
export function stayCalls(server: () => TestApp) {
  const post = async (url: string, payload: object) => {
    const response = await server().app.inject({ method: 'POST', url, payload });
    const body: Wire = response.json();
    return { status: response.statusCode, body };
  };
  const stayOf = async (token: unknown): Promise<Wire> =>
    (await get(server(), `/api/Stay?propertyId=harbour&confirmationToken=${String(token)}`)).body;
  /** The stay as it is, with some of it otherwise; `room` for all of its rooms. */
  const changeOf = async (token: unknown, changes: Wire = {}, room: Wire = {}): Promise<Wire> => {
    const { DateFrom, DateTo, Rooms } = await stayOf(token);
    return {
      PropertyId: 'harbour',
      ConfirmationToken: token,
      DateFrom,
      DateTo,
      Rooms: (Rooms as readonly Wire[]).map((each) => ({
        ReservationItemId: each['ReservationItemId'],
        RoomTypeId: each['RoomTypeId'],
        RatePlanId: each['RatePlanId'],
        NumberOfAdults: each['NumberOfAdults'],
        NumberOfChildren: each['NumberOfChildren'],
        NumberOfInfants: each['NumberOfInfants'],
        ...room,
      })),
      ...changes,
    };
  };
  const quote = async (change: Wire) => post('/api/Stay/QuoteChange', change);
  const confirm = (change: Wire, { QuoteToken }: Wire) => post('/api/Stay/Change', { ...change, QuoteToken });
  const make = async (change: Wire) => {
    const quoted = await quote(change);
    expect(quoted.status, JSON.stringify(quoted.body)).toBe(200);
    const made = await confirm(change, quoted.body);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return { quoted: quoted.body, made: made.body };
  };
  return { post, stayOf, changeOf, quote, confirm, make };
}
