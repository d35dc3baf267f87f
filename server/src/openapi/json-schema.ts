import * as z from 'zod/mini';
import { namedSchemas } from './endpoints.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const componentUri = (id: string): string => `#/components/schemas/${id}`;

/** Descriptions beside the schema. */
const descriptions: Readonly<Record<string, string>> = {
  Amount: 'Money: a decimal number of the currency, at most its minor digits.',
  Colour: '`#rrggbb`',
  Currency: 'ISO 4217, such as `GBP`.',
  ErrorBody:
    'The body of every refusal. `ModelState` maps a path such as `Rooms[0].NumberOfAdults` to messages.',
  Id: 'Opaque.',
  Instant: 'An instant in UTC, ISO 8601.',
  LanguageCode: 'BCP 47, such as `en` or `en-GB`.',
  Party: 'The people who share one room.',
  StayDate:
    'A calendar day of the property, `YYYY/MM/DD`. A stay is from its first night to its day of departure.',
  TimeOfDay: '`HH:mm`, in the property’s time zone.',
};

/** A reader has a value for them, but the server always writes them. */
const alwaysSent: Readonly<Record<string, readonly string[]>> = {
  Property: ['Currency', 'DefaultPhoneCountryCode'],
};

function withRequired(schema: JsonSchema, fields: readonly string[] | undefined): JsonSchema {
  const required = schema['required'];
  return fields && Array.isArray(required) ? { ...schema, required: [...required, ...fields] } : schema;
}

/** zod's `stringbool` is any text to JSON Schema. */
function nameWords(context: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const bag = context.zodSchema._zod.bag as { readonly truthy?: unknown };
  if (context.zodSchema._zod.def.type === 'pipe' && bag.truthy !== undefined) {
    context.jsonSchema.enum = ['true', 'false'];
  }
}

const isNull = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null';

/** `anyOf: [string, null]` as `type: [string, null]`, and without the dialect. */
function simplified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplified);
  if (typeof value !== 'object' || value === null) return value;
  const { $schema: _dialect, $id: _id, anyOf, ...rest } = value as Readonly<Record<string, unknown>>;
  const fields = Object.fromEntries(Object.entries(rest).map(([key, field]) => [key, simplified(field)]));
  if (!Array.isArray(anyOf)) return fields;
  const options: unknown[] = anyOf.map(simplified);
  const [first, second] = options as readonly JsonSchema[];
  const isPlain = options.length === 2 && isNull(second) && typeof first?.['type'] === 'string';
  if (!isPlain || first['enum'] !== undefined) return { ...fields, anyOf: options };
  return { ...first, type: [first['type'], 'null'], ...fields };
}

/** zod takes a registry of schemas as well, which its type for `zod/mini` leaves out. */
type ToSchemas = (
  registry: unknown,
  options: object,
) => { readonly schemas: Readonly<Record<string, JsonSchema>> };

/** The wire's side of all schemas that have a name, each referring to the others by theirs. */
export function componentSchemas(
  more: ReadonlyMap<z.ZodMiniType, string>,
): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of new Map([...more, ...namedSchemas])) registry.add(schema, { id });
  const options = { io: 'input', uri: componentUri, override: nameWords };
  const { schemas } = (z.toJSONSchema as unknown as ToSchemas)(registry, options);
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, schema]) => {
        const description = descriptions[id];
        const described = withRequired(simplified(schema) as JsonSchema, alwaysSent[id]);
        return [id, { ...described, ...(description ? { description } : {}) }];
      }),
  );
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: string | number;
}

/** The fields of an endpoint's `params`, `query` or `headers`. */
export function parametersOf(schema: z.ZodMiniType | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return [];
  const json = simplified(z.toJSONSchema(schema, { io: 'input', override: nameWords })) as JsonSchema;
  const required = (json['required'] ?? []) as readonly string[];
  const properties = (json['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

export const refTo = (id: string): JsonSchema => ({ $ref: componentUri(id) });
