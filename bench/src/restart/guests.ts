import { Pool } from 'undici';
import { bodyOf } from '../server/create/variants.ts';
import { newGuest } from '../server/guest.ts';
import { createPath, json, searchPath, variedSearches } from '../server/requests.ts';
import type { Proxy } from './proxies.ts';

type Kind = 'search' | 'page' | 'booking';
const kinds: readonly Kind[] = ['search', 'page', 'booking'];

export interface Guests {
  readonly counts: Readonly<Record<Kind, number>>;
  readonly latencies: readonly number[];
  /** What a guest would have seen instead of an answer. */
  readonly failed: readonly string[];
  /** References that guests were told of. */
  readonly told: readonly string[];
  readonly stop: () => Promise<void>;
}

/** So many guests, a third of whom search, open pages and book, each the next as soon as the last is answered. */
export function startGuests(
  proxy: Proxy,
  hotel: string,
  roomTypes: readonly string[],
  count: number,
): Guests {
  const { host } = proxy;
  const connect = { ca: proxy.certificate, servername: host };
  const pool = new Pool(proxy.address, { connections: count, pipelining: 1, connect });
  const searches = variedSearches(hotel, 2000, 3, { form: 'compact' });
  const counts: Record<Kind, number> = { search: 0, page: 0, booking: 0 };
  const latencies: number[] = [];
  const failed: string[] = [];
  const told: string[] = [];
  let isOver = false;
  let turn = 0;

  const requestOf = (kind: Kind, index: number) => {
    if (kind === 'page')
      return { method: 'GET', path: `/Book/${hotel}`, headers: { accept: 'text/html' } } as const;
    const body =
      kind === 'search'
        ? searches[index % searches.length]
        : bodyOf(hotel, roomTypes[index % roomTypes.length] ?? '', 10 + (index % 200), 'invoice');
    const path = kind === 'search' ? searchPath : createPath;
    return { method: 'POST', path, body: body ?? '', headers: { ...json, ...newGuest() } } as const;
  };

  async function act(kind: Kind): Promise<void> {
    const { headers, ...request } = requestOf(kind, (turn += 1));
    const started = performance.now();
    counts[kind] += 1;
    try {
      const reply = await pool.request({ ...request, headers: { ...headers, host } });
      const text = await reply.body.text();
      if (reply.statusCode !== 200) failed.push(`${kind}: ${reply.statusCode} ${text.slice(0, 100)}`);
      else if (kind === 'booking')
        told.push(String((JSON.parse(text) as Record<string, unknown>)['ReferenceNumber']));
    } catch (error) {
      failed.push(`${kind}: ${String(error)}`);
    }
    latencies.push(performance.now() - started);
  }

  const all = Array.from({ length: count }, async (_, number) => {
    while (!isOver) await act(kinds[number % kinds.length] ?? 'search');
  });
  return {
    counts,
    latencies,
    failed,
    told,
    async stop() {
      isOver = true;
      await Promise.all(all);
      await pool.close();
    },
  };
}
