import type { FailureCount } from '../modules/remote-failure/repository.ts';

/** Failures of one version of one remote over the last hours. */
export interface VersionFailures {
  readonly remote: string;
  readonly version: string;
  readonly total: number;
  /** Page loads of each hour, the oldest first, the present one last. */
  readonly hours: readonly number[];
  /** Reasons by how many page loads met them, the most frequent first. */
  readonly reasons: readonly (readonly [reason: string, pages: number])[];
}

const hourMs = 3_600_000;
export const shownHours = 24;

/** The hour in which the oldest shown one begins. */
export const shownSince = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / hourMs) - shownHours + 1) * hourMs);

/** Counts by version, the most failures first. */
export function failuresByVersion(counts: readonly FailureCount[], now: Date): VersionFailures[] {
  const since = shownSince(now).getTime();
  const byVersion = Map.groupBy(counts, ({ remote, version }) => `${remote} ${version}`);
  const all = [...byVersion.values()].flatMap((ofVersion): VersionFailures[] => {
    const [first] = ofVersion;
    if (!first) return [];
    const hours = Array.from({ length: shownHours }, () => 0);
    const reasons = new Map<string, number>();
    for (const { hour, reason, pages } of ofVersion) {
      const at = Math.floor((hour.getTime() - since) / hourMs);
      if (at < 0 || at >= shownHours) continue;
      hours[at] = (hours[at] ?? 0) + pages;
      reasons.set(reason, (reasons.get(reason) ?? 0) + pages);
    }
    const total = hours.reduce((sum, pages) => sum + pages, 0);
    const sorted = [...reasons].sort(([, a], [, b]) => b - a);
    return total === 0
      ? []
      : [{ remote: first.remote, version: first.version, total, hours, reasons: sorted }];
  });
  return all.sort((a, b) => b.total - a.total);
}
