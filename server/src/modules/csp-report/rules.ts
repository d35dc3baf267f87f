import * as z from 'zod/mini';
import { releaseOfAddress, type RemoteFailure } from '../remote-failure/index.ts';

/** A violation of the content policy that a browser blocked. */
export interface CspReport {
  readonly directive: string;
  /** What was blocked: an address, or `inline`, `eval`. */
  readonly blocked: string;
  /** The file that asked for it, when the browser says so. */
  readonly source: string;
}

const text = z._default(z.nullable(z.string()), null);
/** The older form (`report-uri`) and the newer one (`report-to`). */
const olderSchema = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});
const newerSchema = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text }),
    }),
  )
  .check(z.maxLength(20));

/** The path alone: an address may carry what a guest typed. */
function placeOf(address: string | null): string {
  if (address === null || !/^https?:/.test(address)) return (address ?? '').slice(0, 100);
  const url = URL.canParse(address) ? new URL(address) : null;
  return url === null ? '' : `${url.origin}${url.pathname}`.slice(0, 300);
}

/** The reports of a body; none when it is no report. */
export function cspReports(body: unknown): CspReport[] {
  const older = olderSchema.safeParse(body);
  if (older.success) {
    const report = older.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
    return [{ directive, blocked: placeOf(report['blocked-uri']), source: placeOf(report['source-file']) }];
  }
  const newer = newerSchema.safeParse(body);
  if (!newer.success) return [];
  return newer.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: { effectiveDirective, blockedURL, sourceFile } }) => ({
      directive: effectiveDirective ?? '',
      blocked: placeOf(blockedURL),
      source: placeOf(sourceFile),
    }));
}

/** A page without that style works as before: libraries write some to measure the width of a scroll bar. */
const isInlineStyle = ({ directive, blocked }: CspReport): boolean =>
  directive.startsWith('style-src') && blocked === 'inline';

/** The remote whose file asked for what was blocked, or was blocked itself; null when it is not a file of ours, or only an inline style. */
export function failureOfReport(report: CspReport): RemoteFailure | null {
  if (isInlineStyle(report)) return null;
  const { source, blocked } = report;
  const release = releaseOfAddress(source) ?? releaseOfAddress(blocked);
  return release === null ? null : { ...release, reason: 'csp' };
}
