import { useEffect } from 'react';
import type { ApiFailure } from 'shared/runtime';

/** What the server says about a field of a form, by the form's name of it. */
export interface FieldProblem<Name extends string> {
  readonly name: Name;
  readonly errors: string[];
}

/** `NewPassword` on the wire is the field `newPassword`. Null where the server says something that no field of the form is about. */
export function fieldProblemsOf<Name extends string>(
  failure: ApiFailure,
  names: readonly Name[],
): readonly FieldProblem<Name>[] | null {
  if (failure.kind !== 'http') return null;
  const said = Object.entries(failure.modelState).filter(([, errors]) => errors.length > 0);
  const problems = said.flatMap(([wireName, errors]) => {
    const name = names.find((each) => each.toLowerCase() === wireName.toLowerCase());
    return name === undefined ? [] : [{ name, errors: [...errors] }];
  });
  return said.length > 0 && problems.length === said.length ? problems : null;
}

interface Instance<Name extends string> {
  setFields(fields: FieldProblem<Name>[]): void;
  focusField(name: Name): void;
}

/** Shows at their fields what the server has said about them, and leads to the first. */
export function useFieldProblems<Name extends string>(
  form: Instance<Name>,
  problems: readonly FieldProblem<Name>[],
) {
  useEffect(() => {
    const [first] = problems;
    if (first === undefined) return;
    form.setFields([...problems]);
    form.focusField(first.name);
  }, [form, problems]);
}
