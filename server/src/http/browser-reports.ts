import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

interface BrowserReports<Report> {
  readonly path: string;
  readonly bodyLimit: number;
  /** A page that reports in a loop must not fill the log: what is over is dropped. */
  readonly perMinute: number;
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
      const now = Math.floor(clock.now().getTime() / 60_000);
      if (now !== minute) taken = 0;
      minute = now;
      const some = read(request.body).slice(0, Math.max(0, perMinute - taken));
      taken += some.length;
      if (some.length > 0) take(some, request);
      return reply.status(204).send();
    });
    done();
  });
}
