import type { Registry } from 'shared/contracts';
import type { HistoryEntry } from '../releases/history.ts';

/** What runs now, one line each; a pin stands below its remote. */
export function statusLines(registry: Registry | null): string[] {
  if (registry === null) return ['Nothing has been published yet.'];
  const remotes = Object.entries(registry.remotes).sort(([a], [b]) => a.localeCompare(b));
  return [
    `  ${'shell'.padEnd(16)} ${registry.shell.version}`,
    ...remotes.flatMap(([name, { version, previous }]) => [
      `  ${name.padEnd(16)} ${version.padEnd(22)} before: ${previous?.version ?? 'nothing'}`,
      ...Object.entries(registry.pins).flatMap(([property, pins]) => {
        const pin = pins[name];
        return pin === undefined ? [] : [`  ${''.padEnd(16)} ${pin.version.padEnd(22)} for ${property} only`];
      }),
    ]),
  ];
}

/** The history, oldest first, of one name or of all. */
export function historyLines(history: readonly HistoryEntry[], name: string | null): string[] {
  const wanted = history.filter((entry) => name === null || entry.name === name);
  if (wanted.length === 0) return ['Nothing yet.'];
  return wanted.map(({ at, action, name: what, from, to, property, why }) => {
    const change = `${from ?? 'nothing'} → ${to ?? 'nothing'}`;
    const where = property === null ? '' : ` for ${property}`;
    return `${at}  ${action.padEnd(8)} ${what.padEnd(16)} ${change}${where}${why === null ? '' : `  (${why})`}`;
  });
}
