import { changeFunction, fromStatements } from './statements.ts';

/** A booking that says that it is held holds its stock also where no payment of it has begun. */
const heldWithoutPayment = changeFunction('booking_demand(jsonb, text)', [
  {
    find: `filter (where b->'payment' = 'null')`,
    replace: `filter (where b->'payment' = 'null' and not b ? 'held')`,
  },
  {
    find: `filter (where b->'payment' <> 'null')`,
    replace: `filter (where b->'payment' <> 'null' or b ? 'held')`,
  },
]);

/** The hotel knows of a booking that its desk has made: paid by its link it is confirmed, not new. */
const paidByLink = changeFunction('settle_paid(text, timestamp with time zone, jsonb)', [
  {
    find: '  v_stock jsonb;',
    replace: `  v_stock jsonb;
  v_made_by text;`,
  },
  {
    find: `'total_minor', total_minor, 'currency', currency) into v_stock, v_one;`,
    replace: `'total_minor', total_minor, 'currency', currency), made_by into v_stock, v_one, v_made_by;`,
  },
  {
    find: `jsonb_build_object('kind', 'new', 'reservationId', v_reservation_id, 'at', p_now, 'by', 'guest');`,
    replace: `case when v_made_by is null
      then jsonb_build_object('kind', 'new', 'reservationId', v_reservation_id, 'at', p_now, 'by', 'guest')
      else jsonb_build_object('kind', 'changed', 'reservationId', v_reservation_id, 'at', p_now, 'by', 'guest',
        'facts', '{"reason": "link-paid"}'::jsonb) end;`,
  },
]);

/** Bookings that the desk makes by telephone: who made them, and those that wait for their guest to pay by a link. */
export const telephone = fromStatements([
  'alter table reservation add column made_by text',
  heldWithoutPayment,
  paidByLink,
]);
