import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CompiledQuery } from 'kysely';

/** What the tests of the last run have sent to PostgreSQL, a file of each process. */
export const statementsFolder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'statements');

export interface Statement {
  readonly text: string;
  readonly parameters: unknown[];
}

/** Those of transactions say nothing about an engine. */
const ofTransactions = /^\s*(begin|commit|rollback|savepoint|release|start transaction)\b/i;

const kindOf = (value: unknown): string =>
  typeof value === 'object' ? (value?.constructor.name ?? 'null') : typeof value;

/** Lists of any length are one statement. */
const withoutLengths = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(\s*,\s*\?)+/g, '?')
    .replaceAll(/(\([^()]*\))(\s*,\s*\1)+/g, '$1');

/** As they were sent, which is quicker to compare. */
const sent = new Set<string>();
const recorded = new Set<string>();

export function recordStatement(query: CompiledQuery): void {
  // Another kind of value makes another statement: it is sent in another way.
  const kinds = [...new Set(query.parameters.map(kindOf))].sort().join();
  const key = `${kinds} ${query.sql}`;
  if (sent.has(key)) return;
  sent.add(key);
  const shape = `${kinds} ${withoutLengths(query.sql)}`;
  if (ofTransactions.test(query.sql) || recorded.has(shape)) return;
  if (recorded.size === 0) mkdirSync(statementsFolder, { recursive: true });
  recorded.add(shape);
  const statement: Statement = { text: query.sql, parameters: [...query.parameters] };
  const line = JSON.stringify([shape, serialize(statement).toString('base64')]);
  appendFileSync(join(statementsFolder, String(process.pid)), `${line}\n`);
}

/** By their shape. */
export const readStatements = (lines: readonly string[]): ReadonlyMap<string, Statement> =>
  new Map(
    lines.map((line) => {
      const [shape, statement] = JSON.parse(line) as [string, string];
      return [shape, deserialize(Buffer.from(statement, 'base64')) as Statement];
    }),
  );
