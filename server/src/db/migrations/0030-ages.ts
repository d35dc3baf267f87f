import { fromStatements } from './statements.ts';

/** A room keeps the ages that its guests gave: the function that writes bookings, as it stands, brings one column more. */
export const ages = fromStatements([
  'alter table reservation_item add column ages int[]',
  `do $$
  declare
    v_before text := pg_get_functiondef('book(text, bigint, jsonb, jsonb)'::regprocedure);
    v_after text := replace(v_before, 'children, infants, guests,', 'children, infants, ages, guests,');
  begin
    if v_after = v_before then raise exception 'book() has no list of columns with guests'; end if;
    execute v_after;
  end $$`,
]);
