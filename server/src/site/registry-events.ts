import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { clientOf } from '../http/client-address.ts';
import type { ReleaseReader } from 'federation/releases';

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

/**
 * `GET /registry-events`: server-sent events that notify open tabs of a switched registry (architecture 3); they fetch it themselves. Without
 * listeners the registry is not watched. Ends when the server closes.
 */
export function registerRegistryEvents(app: FastifyInstance, releases: ReleaseReader): void {
  const listeners = new Set<ServerResponse>();
  const places = new Map<string, number>();
  let seen = releases.current();
  let looking: NodeJS.Timeout | undefined;
  let sentAt = 0;

  const notify = (text: string): void => {
    sentAt = performance.now();
    for (const listener of listeners) {
      if (listener.writableLength > mostUnread) listener.destroy();
      else listener.write(text);
    }
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
    raw.on('close', () => {
      leave(raw);
      const left = (places.get(place) ?? 1) - 1;
      if (left > 0) places.set(place, left);
      else places.delete(place);
    });
    return reply;
  });
}
