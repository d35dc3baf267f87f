import * as z from 'zod/mini';

const memberSchema = z.object({ type: z.string(), optional: z.optional(z.literal(true)) });

/** The shape of a door's export, as far as its users depend on it. */
export const shapeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('object'), members: z.record(z.string(), memberSchema) }),
  z.object({
    kind: z.literal('function'),
    parameters: z.array(memberSchema),
    returns: z.string(),
  }),
  z.object({ kind: z.literal('union'), members: z.array(z.string()) }),
  z.object({ kind: z.literal('other'), type: z.string() }),
]);
export type Shape = z.output<typeof shapeSchema>;
export type Member = z.output<typeof memberSchema>;

export const exportSchema = z.object({
  /** The `sharedApi` that first had it. */
  since: z.string(),
  /** A type does not exist at run time; a remote fails without a value. */
  is: z.enum(['type', 'value']),
  shape: shapeSchema,
});
export type DoorExport = z.output<typeof exportSchema>;

/** Export by name. */
export type Door = Readonly<Record<string, DoorExport>>;
export type Exported = Omit<DoorExport, 'since'>;
