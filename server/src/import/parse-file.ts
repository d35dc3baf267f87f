import * as z from 'zod/mini';
import { modelStateOf } from '../http/errors.ts';
import { useValidationMessages } from '../http/validation-messages.ts';
import { problemAt, type Path, type Problem } from './problems.ts';

export type ParsedFile<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that were written but that the format does not know: what the schema writes back lacks them. */
function unknownFields(written: unknown, known: unknown, path: Path): Problem[] {
  if (Array.isArray(written) && Array.isArray(known)) {
    return written.flatMap((item, index) => unknownFields(item, known[index], [...path, index]));
  }
  if (!isRecord(written) || !isRecord(known)) return [];
  return Object.entries(written).flatMap(([key, value]) =>
    key in known
      ? unknownFields(value, known[key], [...path, key])
      : [problemAt([...path, key], 'This field is not known')],
  );
}

/** Checks a file against its format; a misspelt field is a problem, not something to pass over. */
export function parseFile<S extends z.ZodMiniType>(schema: S, written: unknown): ParsedFile<z.output<S>> {
  useValidationMessages();
  // What was read is unknown until this parse; the static input type is that of code, not of files.
  const decoded = z.safeDecode(schema, written as never);
  if (!decoded.success) {
    const problems = Object.entries(modelStateOf(decoded.error.issues, '')).flatMap(([path, messages]) =>
      messages.map((message) => ({ path, message })),
    );
    return { kind: 'invalid', problems };
  }
  const problems = unknownFields(written, z.encode(schema, decoded.data), []);
  return problems.length > 0 ? { kind: 'invalid', problems } : { kind: 'valid', value: decoded.data };
}
