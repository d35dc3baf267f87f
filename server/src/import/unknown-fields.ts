import { closest, distance } from 'fastest-levenshtein';
import type * as z from 'zod/mini';
import { problemAt, type Path, type Problem } from './problems.ts';

type Schema = z.core.$ZodType;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As many letters may be otherwise, but no more than a third of the word. */
const nearly = (known: string, written: string): boolean =>
  distance(known.toLowerCase(), written.toLowerCase()) <= Math.min(3, Math.floor(known.length / 3));

/** With the known field that was meant, where one is near. */
function unknownText(written: string, known: readonly string[]): string {
  const near = known.find((name) => name === closest(written, [...known]) && nearly(name, written));
  const other = known.find((name) => name.toLowerCase() === written.toLowerCase()) ?? near;
  return other === undefined ? 'This field is not known' : `This field is not known; is ${other} meant?`;
}

/** Fields that were written but that the format does not know; also in a file that has other problems. */
export function unknownFields(schema: Schema, written: unknown, path: Path = []): Problem[] {
  // Every schema of zod is one of this union; the base type does not say so.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      if (!isRecord(written)) return [];
      const shape = new Map(Object.entries(def.shape));
      return Object.entries(written).flatMap(([key, value]) => {
        const field = shape.get(key);
        return field
          ? unknownFields(field, value, [...path, key])
          : [problemAt([...path, key], unknownText(key, [...shape.keys()]))];
      });
    }
    case 'array':
      return Array.isArray(written)
        ? written.flatMap((item, index) => unknownFields(def.element, item, [...path, index]))
        : [];
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
      return unknownFields(def.innerType, written, path);
    case 'union': {
      // A field that may be written in several ways: the way that it is nearest to says what is misspelt.
      const found = def.options.map((option) => unknownFields(option, written, path));
      return found.find((problems) => problems.length > 0) ?? [];
    }
    case 'pipe':
      return unknownFields(def.in, written, path);
    default:
      return [];
  }
}
