import { fromStatements } from './statements.ts';

/**
 * How long is kept what staff and invoices have of persons. An entry of the audit log says by what it came where no member of staff did it, and
 * may lose its address, once and nothing else of it. Staff and invoices say when they were last used, and when their personal text was replaced.
 */
export const kept = fromStatements([
  'alter table staff_audit add column if not exists via text',
  'alter table staff add column if not exists seen_at timestamptz',
  // Who is there already is counted from now on.
  'update staff set seen_at = now() where seen_at is null',
  'alter table invoice add column if not exists erased_at timestamptz',
  `create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if new.address is null and to_jsonb(new) = to_jsonb(old) || '{"address": null}' then
          return new;
        end if;
      end if;
      raise exception 'the audit log takes new rows only' using errcode = 'insufficient_privilege';
    end
  $$`,
]);
