import * as z from 'zod/mini';
import { wireObject } from './wire.ts';

/** Which meals a rate includes, from none to everything. */
export const boardBases = ['RoomOnly', 'BedAndBreakfast', 'HalfBoard', 'FullBoard', 'AllInclusive'] as const;
export const boardBasisSchema = z.enum(boardBases);
export type BoardBasis = z.output<typeof boardBasisSchema>;

/** The meals of something that was booked, as it was agreed: "Half board". */
export const boardSchema = wireObject({ Basis: boardBasisSchema, Text: z.string() });
