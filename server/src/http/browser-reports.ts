import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { clientOf } from './client-address.ts';

interface BrowserReports<Report> {
  readonly path: string;
  readonly bodyLimit: number;
  /** Reports above these limits, of one network and of all together, are dropped: a page that reports in a loop must not fill the log. */
  readonly perMinute: { readonly ofPlace: number; readonly ofAll: number };
  /** The reports of a body; none when a browser did not send it. */
  readonly read: (body: unknown) => readonly Report[];
  readonly take: (reports: readonly Report[], request: FastifyRequest) => void;
}

/** Takes browsers' reports, in any content type (beacons come as text), and always sends 204. */
export function registerBrowserReports<Report>(
  app: FastifyInstance,
  clock: Clock,
  reports: BrowserReports<Report>,
): void {
  const { path, bodyLimit, perMinute, read, take } = reports;
  let minute = 0;
  let taken = 0;
  /** So that one network cannot use up the limit of all. In memory: the log is the process's, and is needed most when the database is down. */
  const ofPlaces = new Map<string, number>();
  const mayTake = (ip: string, some: number): number => {
    const now = Math.floor(clock.now().getTime() / 60_000);
    if (now !== minute) {
      minute = now;
      taken = 0;
      ofPlaces.clear();
    }
    const place = clientOf(ip);
    const before = ofPlaces.get(place) ?? 0;
    const count = Math.max(0, Math.min(some, perMinute.ofPlace - before, perMinute.ofAll - taken));
    taken += count;
    if (count > 0) ofPlaces.set(place, before + count);
    return count;
  };
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, parsed) => {
      try {
        parsed(null, JSON.parse(String(body)));
      } catch {
        parsed(null, null);
      }
    });
    scope.setErrorHandler((_error, _request, reply) => reply.status(204).send());
    scope.post(path, { bodyLimit }, (request, reply) => {
      const all = read(request.body);
      const some = all.slice(0, mayTake(request.ip, all.length));
      if (some.length > 0) take(some, request);
      return reply.status(204).send();
    });
    done();
  });
}
