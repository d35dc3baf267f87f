import type { FastifyInstance } from 'fastify';
import { postClientLog } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerBrowserReports } from '../../http/browser-reports.ts';
import { failureRecorder } from '../remote-failure/index.ts';
import { cleanText, clientLogEntries } from './rules.ts';

/** Takes the messages of the jsnlog client and always sends 204 (decisions 1). */
export function registerClientLogRoutes(app: FastifyInstance, deps: AppDeps): void {
  const record = failureRecorder(deps);
  const clientLogger = deps.logger.child({ source: 'browser' });
  registerBrowserReports(app, deps.clock, {
    path: postClientLog.path,
    bodyLimit: 64 * 1024,
    perMinute: { ofPlace: 100, ofAll: 3000 },
    read: clientLogEntries,
    take: (entries, request) => {
      const pageRequestId = cleanText(String(request.headers['jsnlog-requestid'] ?? ''), 64);
      for (const { level, message, failure: _failure, ...entry } of entries) {
        clientLogger[level]({ ...entry, pageRequestId, correlationId: request.id }, message);
      }
      record(
        request.ip,
        entries.flatMap(({ failure }) => failure ?? []),
      );
    },
  });
}
