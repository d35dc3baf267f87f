import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { registerBrowserReports } from '../../http/browser-reports.ts';
import { failureRecorder } from '../remote-failure/index.ts';
import { cspReports, failureOfReport } from './rules.ts';

/** Takes the browsers' reports of what the content policy blocked, and logs whose file it was. */
export function registerCspReportRoutes(app: FastifyInstance, deps: AppDeps): void {
  const record = failureRecorder(deps);
  const logger = deps.logger.child({ source: 'browser' });
  registerBrowserReports(app, deps.clock, {
    path: '/csp-report',
    bodyLimit: 32 * 1024,
    perMinute: { ofPlace: 50, ofAll: 1000 },
    read: cspReports,
    take: (reports, request) => {
      for (const report of reports) {
        const { directive, blocked, source: file } = report;
        const failure = failureOfReport(report);
        const { remote = null, version = null } = failure ?? {};
        logger.warn({ directive, blocked, file, remote, version }, 'refused by the content policy');
        if (failure) record(request.ip, [failure]);
      }
    },
  });
}
