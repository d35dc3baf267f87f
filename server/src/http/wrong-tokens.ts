import type { Clock } from '../clock.ts';
import { clientOf } from './client-address.ts';

/** Wrong tokens a minute of one place that this process answers at all. */
const triesPerMinute = 10;
/** So many networks fit into memory; an attacker with more of them would not be stopped by this anyway. */
const mostPlaces = 10_000;

export interface WrongTokens {
  readonly mayTry: (ip: string) => boolean;
  readonly count: (ip: string) => void;
}

/** By network, so that an attacker cannot lock out the operator on another one. In memory: the page works without the database. */
export function createWrongTokens(clock: Clock): WrongTokens {
  let minute = 0;
  const tries = new Map<string, number>();
  function triesOf(place: string): number {
    const current = Math.floor(clock.now().getTime() / 60_000);
    if (current !== minute) tries.clear();
    minute = current;
    return tries.get(place) ?? 0;
  }
  return {
    mayTry: (ip) => triesOf(clientOf(ip)) < triesPerMinute,
    count(ip) {
      const place = clientOf(ip);
      tries.set(place, triesOf(place) + 1);
      if (tries.size <= mostPlaces) return;
      const [oldest] = tries.keys();
      if (oldest !== undefined) tries.delete(oldest);
    },
  };
}
