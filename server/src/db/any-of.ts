import { type RawBuilder, sql } from 'kysely';
import { json } from './column-types.ts';

/** For `column = any of these texts`: one plan, however many they are. */
export const anyOf = (values: readonly string[]): RawBuilder<string> =>
  sql<string>`any(array(select jsonb_array_elements_text(${json(values)}::jsonb)))`;
