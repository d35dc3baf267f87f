import {
  liveSince,
  releaseProblems,
  versionStack,
  type HistoryEntry,
  type ReleaseStore,
} from '../releases/index.ts';

/** One line of `pnpm release status --json`. */
export interface StatusRow {
  readonly name: string;
  /** The one hotel that has this version; null for all others. */
  readonly property: string | null;
  readonly version: string;
  /** Instant, ISO 8601 in UTC; null when the history does not say. */
  readonly since: string | null;
  readonly previous: string | null;
  readonly changes: readonly string[];
  /** What is wrong with its files, a sentence each. */
  readonly problems: readonly string[];
}

/** What runs now: the shell, each remote, and below it the hotels that have another version. Empty when nothing was published. */
export async function readStatus(store: ReleaseStore): Promise<StatusRow[]> {
  const registry = await store.readRegistry();
  if (registry === null) return [];
  const history = await store.readHistory();
  const row = async (
    name: string,
    version: string,
    previous: string | null,
    property: string | null,
  ): Promise<StatusRow> => ({
    name,
    property,
    version,
    since: liveSince(history, name, version, property),
    previous,
    changes: (await store.readRelease(name, version))?.changes ?? [],
    problems: await releaseProblems(store, name, version),
  });
  const remotes = Object.entries(registry.remotes).sort(([a], [b]) => a.localeCompare(b));
  const rows = remotes.flatMap(([name, { version, previous }]) => [
    row(name, version, previous?.version ?? null, null),
    ...Object.entries(registry.pins).flatMap(([property, pins]) => {
      const pin = pins[name];
      return pin === undefined ? [] : [row(name, pin.version, pin.previous?.version ?? null, property)];
    }),
  ]);
  const before = versionStack(history, 'shell').at(-2) ?? null;
  return Promise.all([row('shell', registry.shell.version, before, null), ...rows]);
}

const minute = (at: string | null): string => at?.slice(0, 16).replace('T', ' ') ?? 'unknown';

/** The status as a table. */
export function statusLines(rows: readonly StatusRow[]): string[] {
  if (rows.length === 0) return ['Nothing has been published yet.'];
  const cells = rows.map(({ name, property, version, since, previous, problems }) => [
    property === null ? name : `  only ${property}`,
    version,
    minute(since),
    previous ?? '-',
    problems.length === 0 ? 'well' : problems.join(' '),
  ]);
  const table = [['', 'version', 'since (UTC)', 'before', 'files'], ...cells];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** The history, oldest first, of one name or of all. */
export function historyLines(history: readonly HistoryEntry[], name: string | null): string[] {
  const wanted = history.filter((entry) => name === null || entry.name === name);
  if (wanted.length === 0) return ['Nothing yet.'];
  return wanted.flatMap(({ at, action, name: what, from, to, property, why, changes }) => {
    const change = `${from ?? 'nothing'} → ${to ?? 'nothing'}`;
    const where = property === null ? '' : ` for ${property}`;
    return [
      `${at}  ${action.padEnd(8)} ${what.padEnd(16)} ${change}${where}${why === null ? '' : `  (${why})`}`,
      ...changes.map((line) => `${' '.repeat(26)}- ${line}`),
    ];
  });
}
