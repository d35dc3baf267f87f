import { languageCodeSchema, shortTextSchema, textSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import type { Path } from './problems.ts';

type Schema = z.core.$ZodType;

/** A text of the hotel by language code, as a file may have it in place of a string. */
export type WrittenTexts = Readonly<Record<string, string>>;

const localSchemas = new WeakSet<Schema>();

/**
 * A text that guests read: a string in the hotel's first language, or an object by language. What reads a file has one language of it
 * (`fileIn`); without one an object is its first text.
 */
function localTextOf(text: typeof textSchema) {
  const byLanguage = z
    .record(languageCodeSchema, text)
    .check(z.refine((texts) => Object.keys(texts).length > 0, 'This has to be written out'));
  const schema = z.codec(
    z
      .union([text, byLanguage], {
        error: ({ input }) => (input === undefined ? undefined : 'This has to be a text.'),
      })
      .check(z.describe('A text, or texts by language code')),
    z.string(),
    {
      decode: (written) => (typeof written === 'string' ? written : (Object.values(written)[0] ?? '')),
      encode: (read) => read,
    },
  );
  localSchemas.add(schema);
  return schema;
}

/** `textSchema` and `shortTextSchema` of files, for whatever guests read. */
export const localText = localTextOf(textSchema);
export const localShortText = localTextOf(shortTextSchema);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls back for every text of a file that may be in several languages, and gives the file with what came back in their places. */
export function mapLocalTexts(
  schema: Schema,
  written: unknown,
  change: (text: string | WrittenTexts, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (written === null || written === undefined) return written;
  if (localSchemas.has(schema)) {
    // The schema takes nothing else; a file that it refuses is not read.
    return typeof written === 'string' || isRecord(written) ? change(written as WrittenTexts, path) : written;
  }
  // Every schema of zod is one of this union; the base type does not say so.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      if (!isRecord(written)) return written;
      const changed = Object.entries(def.shape).flatMap(([key, field]) =>
        key in written ? [[key, mapLocalTexts(field, written[key], change, [...path, key])] as const] : [],
      );
      return { ...written, ...Object.fromEntries(changed) };
    }
    case 'array':
      return Array.isArray(written)
        ? written.map((item, index) => mapLocalTexts(def.element, item, change, [...path, index]))
        : written;
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
      return mapLocalTexts(def.innerType, written, change, path);
    case 'union':
      // A picture is an address, or an object with what it shows: only one of the ways has fields.
      return def.options.reduce(
        (value: unknown, option) => mapLocalTexts(option, value, change, path),
        written,
      );
    case 'pipe':
      return mapLocalTexts(def.in, written, change, path);
    default:
      return written;
  }
}
