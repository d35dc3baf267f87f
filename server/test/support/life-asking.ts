import assert from 'node:assert/strict';
import type { Db } from '../../src/db/database.ts';
import { asClerk } from './life-staff.ts';
import {
  cancelOf,
  changeOf,
  deskAsks,
  type DeskWish,
  type GuestWish,
  type Wire,
  type Wish,
} from './life-wishes.ts';

/** What was asked for, and is done once it is confirmed. */
interface Asked {
  readonly url: string;
  readonly payload: Wire;
  /** Of the clerk whose quote it is. */
  readonly headers: Record<string, string>;
}

/** One guest's booking, with what was asked about it by the guest and at the desk. */
export interface LifeGuest {
  readonly key: string;
  readonly request: Wire;
  /** Booked by the desk, for somebody on the telephone. */
  readonly isCaller: boolean;
  /** … and confirmed without the card that guarantees it, where the rate lets that be. */
  readonly isWithoutCard: boolean;
  /** What the desk has sent for them. */
  call: Wire | null;
  token: string | null;
  /** Whether the guest was told that it is confirmed. */
  isTold: boolean;
  /** What guest or desk was told is done, each once. */
  readonly done: Set<string>;
  readonly asked: Asked[];
}

/** How one of the instances is asked. */
export interface Talk {
  /** Null where it is refused. */
  readonly get: (index: number, url: string, headers?: Record<string, string>) => Promise<Wire | null>;
  /** Null when the process was killed. */
  readonly post: (
    index: number,
    url: string,
    payload: Wire,
    headers?: Record<string, string>,
  ) => Promise<{ readonly status: number; readonly body: Wire } | null>;
}

/** How guests and the desk ask for quotes of a booking, and confirm them. */
export function createAsking(db: Db, { get, post }: Talk) {
  const idOf = async (token: string): Promise<string | null> => {
    const row = await db
      .selectFrom('reservation')
      .select('reservation_id')
      .where('confirmation_token', '=', token)
      .executeTakeFirst();
    return row?.reservation_id ?? null;
  };

  const quoted = async (guest: LifeGuest, index: number, quote: string, { url, payload, headers }: Asked) => {
    const told = await post(index, quote, payload, headers);
    if (told?.status !== 200) return false;
    guest.asked.push({ url, payload: { ...payload, QuoteToken: told.body['QuoteToken'] }, headers });
    return true;
  };

  const askAsGuest = async (guest: LifeGuest, index: number, wish: GuestWish): Promise<boolean> => {
    const { token } = guest;
    if (token === null) return false;
    const stay = await get(index, `/api/Stay?propertyId=harbour&confirmationToken=${token}`);
    if (stay === null) return false;
    const isCancel = wish.kind === 'cancel';
    const wanted = isCancel ? cancelOf(stay, wish.bits) : changeOf(stay, wish.change);
    return quoted(guest, index, `/api/Stay/Quote${isCancel ? 'Cancellation' : 'Change'}`, {
      url: `/api/Stay/${isCancel ? 'Cancel' : 'Change'}`,
      payload: { PropertyId: 'harbour', ConfirmationToken: token, ...wanted },
      headers: {},
    });
  };

  /** Two people work at the desk, each at one of the instances. */
  const askAtDesk = async (guest: LifeGuest, index: number, wish: DeskWish): Promise<boolean> => {
    const id = guest.token === null ? null : await idOf(guest.token);
    if (id === null) return false;
    const headers = asClerk(index);
    const booking = await get(index, `/api/Desk/Booking?propertyId=harbour&reservationId=${id}`, headers);
    assert.ok(booking, 'the desk does not find a booking');
    const asks = deskAsks(booking, wish);
    if (asks === null) return false;
    const payload = { PropertyId: 'harbour', ReservationId: id, ...asks.wanted };
    const asked = { url: `/api/Desk/${asks.act}`, payload, headers };
    if (asks.quote !== null) return quoted(guest, index, `/api/Desk/${asks.quote}`, asked);
    guest.asked.push(asked);
    return true;
  };

  return {
    /** Gives the rooms free that wait for a payment by link. */
    endHold: async (guest: LifeGuest, index: number): Promise<void> => {
      const id = guest.token === null ? null : await idOf(guest.token);
      if (id === null) return;
      const name = { PropertyId: 'harbour', ReservationId: id };
      await post(index, '/api/Desk/EndHold', name, asClerk(index));
    },
    /** A quote of what is wished; false where it is refused. */
    ask: (guest: LifeGuest, index: number, wish: Wish): Promise<boolean> =>
      wish.kind === 'cancel' || wish.kind === 'change'
        ? askAsGuest(guest, index, wish)
        : askAtDesk(guest, index, wish),
    /** Confirms what was asked for, counted from the last one; whatever was confirmed before may be sent again. */
    confirm: async (guest: LifeGuest, index: number, back = 0): Promise<number | null> => {
      const asked = guest.asked.at(-1 - back);
      if (!asked) return null;
      const { url, payload, headers } = asked;
      const told = await post(index, url, payload, headers);
      if (told?.status !== 200) return told?.status ?? null;
      const { QuoteToken: quote, StayVersion: version } = payload;
      const name = typeof quote === 'string' ? quote : `refund of version ${String(version)}`;
      assert.ok(typeof quote === 'string' || !guest.done.has(name), 'one refund was made twice');
      guest.done.add(name);
      return 200;
    },
  };
}
