import type { Said } from '../language/index.ts';
import type { ModelState } from './errors.ts';

/** Something wrong with a request: the path of the field on the wire, and its message. */
export interface FieldProblem {
  readonly path: string;
  readonly said: Said;
}

export function modelStateOfProblems(problems: readonly FieldProblem[]): ModelState {
  const byPath = new Map<string, Said[]>();
  for (const { path, said } of problems) byPath.set(path, [...(byPath.get(path) ?? []), said]);
  return Object.fromEntries(byPath);
}
