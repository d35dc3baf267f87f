import * as z from 'zod/mini';

/** PascalCase names whose camelCase form is not simply the first letter lowered. */
interface RenamedKeys {
  PONumber: 'poNumber';
}
const renamedKeys: Readonly<Record<string, string>> = { PONumber: 'poNumber' } satisfies RenamedKeys;

type EntityKey<Key> = Key extends keyof RenamedKeys
  ? RenamedKeys[Key]
  : Key extends string
    ? Uncapitalize<Key>
    : never;

/** An object as it is inside the product: the wire's fields in camelCase, nested codecs already decoded. */
type EntityOf<Output> = { [Key in keyof Output as EntityKey<Key>]: Output[Key] };

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const entityKeyOf = (wireKey: string): string =>
  renamedKeys[wireKey] ?? wireKey.charAt(0).toLowerCase() + wireKey.slice(1);

function renameKeys(source: unknown, pairs: readonly (readonly [from: string, to: string])[]): unknown {
  // While a union is encoded, an option may see another option's value; its schema then rejects what is no object.
  if (typeof source !== 'object' || source === null) return source;
  const values = source as Readonly<Record<string, unknown>>;
  const named: Record<string, unknown> = {};
  for (const [from, to] of pairs) {
    const value = values[from];
    if (value !== undefined) named[to] = value;
  }
  return named;
}

/**
 * The one place where wire (PascalCase) and entity (camelCase) names meet: a codec whose input is the object
 * on the wire and whose output is the entity. Only an object's own keys are renamed, so records keyed by ids
 * stay as they are. Decode with `z.decode`, encode with `z.encode`; both throw a ZodError with wire paths.
 */
export function wireObject<const S extends Shape>(shape: S) {
  const pairs = Object.keys(shape).map((key) => [key, entityKeyOf(key)] as const);
  const swapped = pairs.map(([wire, entity]) => [entity, wire] as const);
  const wireSchema = z.object(shape);
  type WireOutput = z.output<typeof wireSchema>;
  type Entity = EntityOf<WireOutput>;
  return z.codec(wireSchema, z.custom<Entity>(), {
    // `EntityOf` states what the renaming does; the compiler cannot follow a loop over keys.
    decode: (wire) => renameKeys(wire, pairs) as Entity,
    encode: (entity) => renameKeys(entity, swapped) as never,
  });
}

/** Input that may be missing or null on the wire and is null inside. */
export const orNull = <T extends z.core.SomeType>(schema: T) => z._default(z.nullable(schema), null);
