import type { FastifyInstance } from 'fastify';
import { postClientLog } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { cleanText, clientLogEntries } from './rules.ts';

const bodyLimit = 64 * 1024;
/** A browser that reports in a loop must not fill the log; what is over is dropped, still with 204. */
const entriesPerMinute = 600;

/** Takes what the jsnlog client sends and always answers 204, whatever comes (decisions 1). */
export function registerClientLogRoutes(app: FastifyInstance, { logger, clock }: AppDeps): void {
  const clientLogger = logger.child({ source: 'browser' });
  let minute = 0;
  let taken = 0;

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Also beacons, which come as text/plain; a body that is no JSON is simply nothing.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, parsed) => {
      try {
        parsed(null, JSON.parse(String(body)));
      } catch {
        parsed(null, null);
      }
    });
    scope.setErrorHandler((_error, _request, reply) => reply.status(204).send());
    scope.post(postClientLog.path, { bodyLimit }, (request, reply) => {
      const now = Math.floor(clock.now().getTime() / 60_000);
      if (now !== minute) taken = 0;
      minute = now;
      const entries = clientLogEntries(request.body).slice(0, Math.max(0, entriesPerMinute - taken));
      taken += entries.length;
      const pageRequestId = cleanText(String(request.headers['jsnlog-requestid'] ?? ''), 64);
      for (const { level, message, ...entry } of entries) {
        clientLogger[level]({ ...entry, pageRequestId, correlationId: request.id }, message);
      }
      return reply.status(204).send();
    });
    done();
  });
}
