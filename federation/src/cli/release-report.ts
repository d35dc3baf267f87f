import type { HistoryEntry, StatusRow } from '../releases/index.ts';

const minute = (at: string | null): string => at?.slice(0, 16).replace('T', ' ') ?? 'unknown';

/** The status as a table. */
export function statusLines(rows: readonly StatusRow[]): string[] {
  if (rows.length === 0) return ['Nothing has been published yet.'];
  const cells = rows.map(({ name, property, version, since, previous, federation, problems }) => [
    property === null ? name : `  only ${property}`,
    version,
    minute(since),
    previous ?? '-',
    federation?.version ?? '-',
    problems.length === 0 ? 'well' : problems.join(' '),
  ]);
  const table = [['', 'version', 'since (UTC)', 'before', 'federation', 'files'], ...cells];
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
  return wanted.flatMap(({ at, action, name: what, from, to, property, why, changes, author, commit }) => {
    const usual = property === null ? 'nothing' : 'what all others have';
    // A hotel without a version of its own has what all others have, but after a withdrawal it has nothing.
    const before = from ?? (action === 'unpin' ? 'nothing' : usual);
    const change = `${before} → ${to ?? (action === 'withdraw' ? 'nothing' : usual)}`;
    const where = property === null ? '' : ` for ${property}`;
    const by = [
      ...(author === null ? [] : [`by ${author}`]),
      ...(commit === null ? [] : [`at ${commit}`]),
    ].join(' ');
    return [
      `${at}  ${action.padEnd(8)} ${what.padEnd(16)} ${change}${where}${why === null ? '' : `  (${why})`}${by && `  ${by}`}`,
      ...changes.map((line) => `${' '.repeat(26)}- ${line}`),
    ];
  });
}
