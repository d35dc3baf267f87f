import { setTimeout as pause } from 'node:timers/promises';
import { bodyOf } from '../server/create/variants.ts';
import { newGuest } from '../server/guest.ts';
import { createPath, post } from '../server/requests.ts';

export interface Told {
  readonly reference: string;
  /** When the guest was told, by `performance.now()`. */
  readonly at: number;
}

export interface Bookers {
  readonly told: readonly Told[];
  /** Responses that were no booking, by status; a broken connection is 0. */
  readonly refused: ReadonlyMap<number, number>;
  readonly stop: () => Promise<void>;
}

/** Guests who book one after the other, in turns at each process; one who is not told that it worked asks again with the same key. */
export function startBookers(
  addresses: readonly string[],
  hotel: string,
  roomTypes: readonly string[],
  count: number,
): Bookers {
  const told: Told[] = [];
  const refused = new Map<number, number>();
  let isOver = false;
  let turn = 0;
  async function one(): Promise<void> {
    while (!isOver) {
      const index = (turn += 1);
      const guest = newGuest();
      const body = bodyOf(hotel, roomTypes[index % roomTypes.length] ?? '', 10 + (index % 200), 'invoice');
      for (let attempt = 0; ; attempt += 1) {
        const address = addresses[(index + attempt) % addresses.length] ?? '';
        const reply = await post(address, createPath, body, guest).catch(() => null);
        if (reply?.status === 200) {
          told.push({ reference: String(reply.body['ReferenceNumber']), at: performance.now() });
          break;
        }
        refused.set(reply?.status ?? 0, (refused.get(reply?.status ?? 0) ?? 0) + 1);
        await pause(100);
      }
    }
  }
  const all = Array.from({ length: count }, one);
  return {
    told,
    refused,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}
