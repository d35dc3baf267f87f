import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Sources of the product; tests, fixtures, demonstration data and what remotes declare may name what they set. */
export const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.test\.|(^|\/)(test|testing|dev|e2e|bench|templates)\/|^mf-[^/]+\/src\/declaration\.ts$/.test(file);

export const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Prints how many sources of the product have what `finds` looks for, and fails unless that is the table alone. */
export function reportOneTable(
  what: string,
  table: string,
  finds: (code: string) => boolean,
  hint: string,
): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const found = listed
    .split('\n')
    .filter((file) => isProduct(file) && existsSync(file) && finds(readFileSync(file, 'utf8')));
  console.log(`Files that ${what}: ${String(found.length)}`);
  const others = found.filter((file) => file !== table);
  for (const file of others) console.error(`  ${file}: ${hint} (${table})`);
  process.exitCode = others.length === 0 && found.length === 1 ? 0 : 1;
}
