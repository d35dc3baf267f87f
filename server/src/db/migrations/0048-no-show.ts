import { fromStatements } from './statements.ts';

/** A room keeps what is kept of a guest who does not come: the function that writes bookings, as it stands, brings one column more. */
export const noShow = fromStatements([
  'alter table reservation_item add column no_show jsonb',
  `do $$
  declare
    v_before text := pg_get_functiondef('book(text, bigint, jsonb, jsonb)'::regprocedure);
    v_after text := replace(v_before, 'cancellation_policy, adults,', 'cancellation_policy, no_show, adults,');
  begin
    if v_after = v_before then raise exception 'book() has no list of columns with cancellation_policy'; end if;
    execute v_after;
  end $$`,
]);
