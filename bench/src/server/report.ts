import { isReached, type Limit, type ServerFigures } from './limits.ts';

export const title = (text: string): void => console.log(`\n${text}`);

/** Columns wide enough for their cells: the first to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${cells.join('   ')}`);
  }
}

export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const ms = (value: number): string => number(value, value < 10 ? 2 : value < 100 ? 1 : 0);
export const kB = (bytes: number): string => number(bytes / 1000, 1);
export const MB = (bytes: number): string => number(bytes / 1_000_000);

/** Every measured figure beside its limit. */
export function printLimits(limits: readonly Limit[]): void {
  title('Limits');
  for (const limit of limits) {
    const mark = isReached(limit) ? 'pass' : 'FAIL';
    const value = String(limit.value).padStart(9);
    console.log(`  ${mark}  ${limit.what.padEnd(56)} ${value}  (${limit.bound} ${limit.limit})`);
  }
}

export const machineLine = (figures: ServerFigures): string => `bench server ${JSON.stringify(figures)}`;
