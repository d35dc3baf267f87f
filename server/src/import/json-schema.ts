import * as z from 'zod/mini';
import { exchangeRateFileSchema, groupFileSchema, propertyFileSchema } from './property-file.ts';

/** The JSON schema of everything that `pnpm property import` takes, for editors; the import itself checks by the zod schemas. */
export function propertyFileJsonSchema(): object {
  const schemaOf = (schema: z.ZodMiniType) => {
    const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' });
    return { ...rest, additionalProperties: false };
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A file for pnpm property import: a property, a property group, or exchange rates',
    oneOf: [{ $ref: '#/$defs/property' }, { $ref: '#/$defs/group' }, { $ref: '#/$defs/exchangeRates' }],
    $defs: {
      property: schemaOf(propertyFileSchema),
      group: schemaOf(groupFileSchema),
      exchangeRates: schemaOf(exchangeRateFileSchema),
    },
  };
}

export const jsonSchemaText = (): string => `${JSON.stringify(propertyFileJsonSchema(), null, 2)}\n`;
