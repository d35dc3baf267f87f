import * as z from 'zod/mini';
import { pathText } from '../http/errors.ts';
import { useValidationMessages } from '../http/validation-messages.ts';
import { fillIn } from './fill-in.ts';
import { unusableProblems } from './check-texts.ts';
import type { Problem } from './problems.ts';
import { unknownFields } from './unknown-fields.ts';

export type ParsedFile<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | {
      readonly kind: 'invalid';
      readonly problems: readonly Problem[];
      /** More problems of the same file, found by checks that read it as though it were valid. */
      readonly problemsOf: (check: (value: T) => readonly Problem[]) => readonly Problem[];
      /** The file as those checks read it; null when it cannot be read even so. */
      readonly readable: T | null;
    };

const isAt = (problem: Problem, place: string): boolean =>
  problem.path === place || problem.path.startsWith(`${place}.`) || problem.path.startsWith(`${place}[`);

/** Checks a file against its format; a misspelt field is a problem, not something to pass over. */
export function parseFile<S extends z.ZodMiniType>(schema: S, written: unknown): ParsedFile<z.output<S>> {
  useValidationMessages();
  // What was read is unknown until this parse; the static input type is that of code, not of files.
  const decoded = z.safeDecode(schema, written as never);
  const violations = decoded.success
    ? []
    : decoded.error.issues.map(({ path, message }) => ({ path: pathText(path), message }));
  const problems = [...violations, ...unknownFields(schema, written), ...unusableProblems(written)];
  if (decoded.success && problems.length === 0) return { kind: 'valid', value: decoded.data };
  const filled = fillIn(schema, written);
  const places = filled?.places.map(pathText) ?? [];
  return {
    kind: 'invalid',
    problems,
    readable: filled?.value ?? null,
    problemsOf: (check) =>
      filled === null
        ? []
        : check(filled.value).filter((problem) => !places.some((place) => isAt(problem, place))),
  };
}
