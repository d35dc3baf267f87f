import type { ModelState } from './errors.ts';

/** Something wrong with a request: the path of the field on the wire, and the message. */
export interface FieldProblem {
  readonly path: string;
  readonly text: string;
}

export function modelStateOfProblems(problems: readonly FieldProblem[]): ModelState {
  const byPath = new Map<string, string[]>();
  for (const { path, text } of problems) byPath.set(path, [...(byPath.get(path) ?? []), text]);
  return Object.fromEntries(byPath);
}
