import { describe, expect, it } from 'vitest';
import { migrations } from './index.ts';
import { longLocks } from './long-locks.ts';
import { fromStatements, indexWhileWritten, whileWritten } from './statements.ts';

/** The last one of the release before the rule. */
const before = '0048-no-show';

const problems = (...statements: string[]) => longLocks({ one: fromStatements(statements) });

describe('a migration', () => {
  it('keeps nobody from writing a large table for longer than a moment', () => {
    const later = Object.fromEntries(Object.entries(migrations).filter(([name]) => name > before));
    expect(longLocks(later)).toEqual([]);
  });

  it.each([
    'create index reservation_x on reservation (status)',
    'create unique index if not exists reservation_x on reservation (status)',
    'alter table reservation validate constraint reservation_status_check',
    'alter table reservation add constraint reservation_x check (total_minor > 0)',
    'alter table payment add column x text, add foreign key (property_id) references property',
    'alter table reservation add column x text default gen_random_uuid()',
    'alter table reservation add column x int check (x > 0)',
    'alter table reservation alter column status set not null',
    'alter table reservation alter column total_minor type numeric',
    'update reservation set paid_minor = 0',
    'delete from outbox where sent_at is not null',
    'insert into stay_night (property_id) select property_id from reservation',
    'create index concurrently reservation_x on reservation (status)',
  ])('is refused where it says: %s', (statement) => {
    expect(problems(statement)).toHaveLength(1);
  });

  it.each([
    'alter table reservation add column x text',
    `alter table reservation add column x jsonb not null default '{}'`,
    'alter table reservation drop constraint reservation_x',
    'alter table reservation add constraint reservation_x check (total_minor > 0) not valid',
    'create index property_x on property (code)',
    'update property set code = upper(code)',
  ])('may say: %s', (statement) => {
    expect(problems(statement)).toEqual([]);
  });

  it('may index the table that it makes, and another one while it is written', () => {
    expect(problems('create table x (id text)', 'create index x_by_id on x (id)')).toEqual([]);
    expect(longLocks({ one: whileWritten(indexWhileWritten('x_by_id', 'x (id)')) })).toEqual([]);
  });

  it('that is committed statement by statement holds nothing that cannot run again', () => {
    const mixed = whileWritten(['alter table reservation add column x text']);
    expect(longLocks({ one: mixed })).toEqual([expect.stringContaining('runs again')]);
  });
});
