import type { FailureCount } from '../modules/remote-failure/index.ts';

/** Failures of one version of one remote over the last hours. */
export interface VersionFailures {
  readonly remote: string;
  readonly version: string;
  readonly total: number;
  /** Guests of each hour, the oldest first, the present one last. */
  readonly hours: readonly number[];
  /** Reasons by how many guests met them, the most frequent first. */
  readonly reasons: readonly (readonly [reason: string, guests: number])[];
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
    for (const { hour, reason, guests } of ofVersion) {
      const at = Math.floor((hour.getTime() - since) / hourMs);
      if (at < 0 || at >= shownHours) continue;
      hours[at] = (hours[at] ?? 0) + guests;
      reasons.set(reason, (reasons.get(reason) ?? 0) + guests);
    }
    const total = hours.reduce((sum, guests) => sum + guests, 0);
    const sorted = [...reasons].sort(([, a], [, b]) => b - a);
    return total === 0
      ? []
      : [{ remote: first.remote, version: first.version, total, hours, reasons: sorted }];
  });
  return all.sort((a, b) => b.total - a.total);
}
