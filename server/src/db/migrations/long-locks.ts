import type { StatementMigration } from './statements.ts';

/** Tables with a row for each hotel, member of staff or remote: a lock on them is over at once. Every other table may have millions. */
const smallTables = new Set([
  'property',
  'property_version',
  'property_group',
  'staff',
  'staff_role',
  'setting',
]);

const madeBy = (statements: readonly string[]): readonly string[] =>
  statements.flatMap(
    (statement) => /^\s*create table (?:if not exists )?(\w+)/.exec(statement)?.slice(1) ?? [],
  );

interface Rule {
  readonly what: RegExp;
  readonly instead: string;
}

const index: Rule = {
  what: /^\s*create (?:unique )?index (?!concurrently)[\s\S]*? on (\w+)/,
  instead: 'build the index with indexWhileWritten in a whileWritten migration',
};
const validation: Rule = {
  what: /^\s*alter table (\w+)[\s\S]*\bvalidate constraint\b/,
  instead: 'validate it in a whileWritten migration',
};

/** What holds a lock for as long as it reads or writes a whole table. */
const inAnyMigration: readonly Rule[] = [
  index,
  {
    what: /^\s*alter table (\w+)[\s\S]*\badd (?:constraint \w+ )?(?:check|foreign key|unique|primary key|exclude)\b(?![\s\S]*(?:not valid|using index))/,
    instead: 'add it "not valid" (or "using index"), and validate it in a whileWritten migration',
  },
  {
    what: /^\s*alter table (\w+)[\s\S]*\badd column [^,]*(?:\bdefault \w+\(|\bgenerated\b|\bcheck\b|\breferences\b|\bunique\b)/,
    instead: 'add the column alone, with a constant default, and what it has to hold "not valid"',
  },
  {
    what: /^\s*alter table (\w+)[\s\S]*\balter (?:column )?\w+ (?:set data )?(?:type|set not null)\b/,
    instead: 'add another column, or a check "not valid" that is validated apart',
  },
  { what: /^\s*(?:update|delete from) (?:only )?(\w+)/, instead: 'let a job do it in parts' },
  { what: /^\s*insert into \w+[\s\S]*\bfrom (\w+)/, instead: 'let a job do it in parts' },
  { what: /^\s*(?:lock table|cluster|vacuum full|reindex table) (\w+)/, instead: 'leave it out' },
];

const mayStandApart =
  /^\s*(?:create (?:unique )?index concurrently|alter table \w+ validate constraint|do \$\$)/;

function problemsOf({ statements, isOneTransaction }: StatementMigration): readonly string[] {
  const made = new Set([...madeBy(statements), ...smallTables]);
  const rules = isOneTransaction ? [...inAnyMigration, validation] : inAnyMigration;
  const long = statements.flatMap((statement) =>
    rules.flatMap(({ what, instead }) => {
      const name = what.exec(statement)?.[1];
      return name === undefined || made.has(name) ? [] : [`${name} may be large: ${instead}`];
    }),
  );
  const apart = isOneTransaction
    ? statements.filter((statement) => /\bconcurrently\b/.test(statement))
    : statements.filter((statement) => !mayStandApart.test(statement));
  const where = isOneTransaction
    ? 'runs in a whileWritten migration only'
    : 'runs again after another has failed: it belongs into a migration of one transaction';
  return [...long, ...apart.map((statement) => `"${statement.trim().slice(0, 60)}" ${where}`)];
}

/** Which migrations would keep writers of a large table out for longer than a moment, and what to do instead. */
export const longLocks = (migrations: Readonly<Record<string, StatementMigration>>): readonly string[] =>
  Object.entries(migrations).flatMap(([name, migration]) =>
    problemsOf(migration).map((problem) => `${name}: ${problem}`),
  );
