import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { clientOf } from './client-address.ts';

interface BrowserReports<Report> {
  readonly path: string;
  readonly bodyLimit: number;
  /** A page that reports in a loop must not fill the log: what is over is dropped. Of one place, and of all together. */
  readonly perMinute: { readonly ofPlace: number; readonly ofAll: number };
  /** What a body tells; nothing when it is not what browsers send. */
  readonly read: (body: unknown) => readonly Report[];
  readonly take: (reports: readonly Report[], request: FastifyRequest) => void;
}

/** Takes what browsers tell of themselves, in any content type (beacons come as text), and always answers 204, whatever comes. */
export function registerBrowserReports<Report>(
  app: FastifyInstance,
  clock: Clock,
  reports: BrowserReports<Report>,
): void {
  const { path, bodyLimit, perMinute, read, take } = reports;
  let minute = 0;
  let taken = 0;
  /** So that one place cannot use up what all others have to tell. In memory: the log is the process's, and is wanted most when the database is away. */
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
