import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

/** Copies of rows, and what puts them back, stand in a schema of their own. */
const ofTests = 'test_rows';
/** From here on a table is emptied quicker by giving it new files than row by row. */
const manyRows = 2_000;

interface Column {
  readonly table: string;
  readonly columns: string;
}

const listTables = async (db: Db): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select c.relname as table, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname !~ '^kysely_migration'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  return rows;
};

async function listFilled(db: Db, tables: readonly Column[]): Promise<readonly Column[]> {
  const questions = tables.map(
    ({ table }) =>
      sql`select ${sql.lit(table)} as name where exists (select from ${sql.table(`public.${table}`)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(questions, sql` union all `)}`.execute(db);
  const filled = new Set(rows.map(({ name }) => name));
  return tables.filter(({ table }) => filled.has(table));
}

const sequencesSetTo = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ call: string }>`
    select format('perform setval(%L, %s, %s);', format('public.%I', sequencename),
      coalesce(last_value, start_value), (last_value is not null)::text) as call
    from pg_sequences where schemaname = 'public'`.execute(db);
  return rows.map(({ call }) => call);
};

const emptied = ({ table }: Column): string =>
  `if exists (select from public."${table}" offset ${String(manyRows)}) then truncate public."${table}" cascade;
   else delete from public."${table}"; end if;`;

/** Remembers all rows of the database under this name. `over` is what was saved before and has been put back when they are put back. */
export async function saveRows(db: Db, name: string, over?: string): Promise<void> {
  const tables = await listTables(db);
  const filled = await listFilled(db, tables);
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create schema if not exists ${ofTests}`);
  for (const { table } of filled)
    await run(`create table ${ofTests}."${name} ${table}" as table public."${table}"`);
  const copied = filled.map(
    ({ table, columns }) =>
      `insert into public."${table}" (${columns}) overriding system value select ${columns} from ${ofTests}."${name} ${table}";`,
  );
  await run(`create function ${ofTests}."${name}"() returns void language plpgsql as $function$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${(over === undefined ? tables : filled).map(emptied).join('\n')}
    ${copied.join('\n')}
    ${(await sequencesSetTo(db)).join('\n')}
  end $function$`);
}

/** Without foreign keys, and without the triggers that keep a list from being emptied. */
export const putRowsBack = async (db: Db, name: string): Promise<void> => {
  await sql`select ${sql.id(ofTests, name)}()`.execute(db);
};
