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

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Readonly<Record<PropertyKey, unknown>> | null)?.[key],
    value,
  );

/** A number in quotes or with a comma is a text; who typed it is shown how it is written. */
function messageOf(issue: z.core.$ZodIssue, written: unknown): string {
  const typed = valueAt(written, issue.path);
  const isNumber = issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int');
  if (!isNumber || typeof typed !== 'string') return issue.message;
  const number = /^\s*(-?\d+)(?:[.,](\d{1,3}))?\s*$/.exec(typed);
  if (number === null) return issue.message;
  const [, whole = '', decimals] = number;
  return `A number has a point and no quotes: ${decimals === undefined ? whole : `${whole}.${decimals}`}`;
}

/** Checks a file against its format; a misspelt field is a problem, not something to pass over. */
export function parseFile<S extends z.ZodMiniType>(schema: S, written: unknown): ParsedFile<z.output<S>> {
  useValidationMessages();
  // What was read is unknown until this parse; the static input type is that of code, not of files.
  const decoded = z.safeDecode(schema, written as never);
  const violations = decoded.success
    ? []
    : decoded.error.issues.map((issue) => ({
        path: pathText(issue.path),
        message: messageOf(issue, written),
      }));
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
