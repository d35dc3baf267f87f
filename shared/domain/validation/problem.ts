import type { DomainMessageKey } from '../messages/index.ts';

/** Something that keeps a form from being sent: the field it belongs to and the key of its message. */
export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly message: DomainMessageKey;
}

/** Nothing that can be seen: spaces, or characters that are drawn as nothing (joiners, directions, fillers). */
export const isBlank = (text: string | null | undefined): boolean =>
  (text ?? '').replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\s]/gu, '') === '';

/** The problems among candidates, in order; a candidate is null when the field is right. */
export const problemsOf = <Field extends string>(
  ...candidates: readonly (Problem<Field> | null)[]
): Problem<Field>[] => candidates.filter((candidate) => candidate !== null);

/** A problem when the condition holds, else null. */
export const problemWhen = <const Field extends string>(
  condition: boolean,
  field: Field,
  message: DomainMessageKey,
): Problem<Field> | null => (condition ? { field, message } : null);
