import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ReleaseReader } from 'federation/releases';
import { type LiveList, liveListsSchema } from 'shared/contracts/live';
import * as z from 'zod/mini';
import { clientOf } from '../http/client-address.ts';
import type { LiveLists } from '../modules/availability/index.ts';

/** How soon open tabs hear of a switch, at the latest. */
const lookEveryMs = 250;
/** Proxies close what is silent for a minute. */
const keepAliveMs = 20_000;
/** More than a process can hold comfortably; tabs beyond it ask from time to time instead. */
const mostListeners = 10_000;

/** Tabs of one network (an IPv4 address, or an IPv6 /64), such as an office: further tabs poll instead. */
const mostOfPlace = 100;
/** A client with more unread bytes has left. */
const mostUnread = 16 * 1024;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that buffers responses would delay the events.
  'x-accel-buffering': 'no',
} as const;

/** The lists of the query; null where it is not as the contract has it. */
function readLists(query: unknown): readonly LiveList[] | null {
  // Fastify's own parser gives an object.
  const text = (query as { readonly lists?: string | readonly string[] }).lists;
  if (text === undefined) return [];
  try {
    return z.decode(liveListsSchema, JSON.parse([text].flat().join()) as z.input<typeof liveListsSchema>);
  } catch {
    return null;
  }
}

/**
 * `GET /registry-events`: server-sent events that notify open tabs of a switched registry (architecture 3); they fetch it themselves. Without
 * listeners the registry is not watched. With `lists` in the query it tells of the rooms and prices of those too, which the page searches for
 * again (docs/decisions/0100). Ends when the server closes.
 */
export function registerRegistryEvents(
  app: FastifyInstance,
  releases: ReleaseReader,
  live: LiveLists | undefined,
): void {
  const listeners = new Set<ServerResponse>();
  const places = new Map<string, number>();
  let seen = releases.current();
  let looking: NodeJS.Timeout | undefined;
  let sentAt = 0;

  const send = (listener: ServerResponse, text: string): void => {
    if (listener.writableLength > mostUnread) listener.destroy();
    else listener.write(text);
  };
  const notify = (text: string): void => {
    sentAt = performance.now();
    for (const listener of listeners) send(listener, text);
  };
  const look = (): void => {
    const now = releases.current();
    if (now !== seen) {
      seen = now;
      notify('event: registry\ndata:\n\n');
    } else if (performance.now() - sentAt > keepAliveMs) notify(':\n\n');
  };
  const leave = (listener: ServerResponse): void => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  };

  app.addHook('preClose', (done) => {
    for (const listener of listeners) listener.end();
    done();
  });
  app.get('/registry-events', { config: { isStream: true } }, (request, reply) => {
    const lists = readLists(request.query);
    if (lists === null)
      return reply
        .status(400)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Bad request');
    const place = clientOf(request.ip);
    const ofPlace = places.get(place) ?? 0;
    if (listeners.size >= mostListeners || ofPlace >= mostOfPlace) {
      return reply
        .status(503)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Full');
    }
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...streamHeaders });
    raw.write('retry: 2000\n\n');
    if (listeners.size === 0) seen = releases.current();
    listeners.add(raw);
    places.set(place, ofPlace + 1);
    looking ??= setInterval(look, lookEveryMs);
    const stopLists = lists.length === 0 ? undefined : live?.listen(lists, (event) => send(raw, event));
    raw.on('close', () => {
      stopLists?.();
      leave(raw);
      const left = (places.get(place) ?? 1) - 1;
      if (left > 0) places.set(place, left);
      else places.delete(place);
    });
    return reply;
  });
}
