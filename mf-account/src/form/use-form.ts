import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';
import { useSay } from '../messages/use-say.ts';
import type { AccountForm } from './create-account-form.ts';

/** A form as its view needs it: `field('emailAddress')` for each field, `props` for the form. Ids begin with `prefix`. */
export function useForm<Values extends object>(form: AccountForm<Values>, prefix: string) {
  const say = useSay();
  const { values, issues, attempts, refusal, change, leave, submit } = useUnit({
    values: form.$values,
    issues: form.$issues,
    attempts: form.$attempts,
    refusal: form.$refusal,
    change: form.changed,
    leave: form.left,
    submit: form.submitted,
  });
  const idOf = (field: string): string => `${prefix}-${field}`;
  return {
    values,
    refusal,
    field: <Field extends keyof Values & string>(field: Field) => {
      const issue = issues.find((each) => each.field === field);
      return {
        id: idOf(field),
        name: field,
        value: values[field],
        error: issue === undefined ? null : say(issue.message),
        onBlur: () => leave(field),
        // The values of a form are one record: one field's own type is what the field's view hands in.
        onChange: (value: Values[Field]) => change({ [field]: value } as unknown as Partial<Values>),
      };
    },
    summary: {
      focusKey: attempts,
      problems:
        attempts === 0
          ? []
          : issues.map(({ field, message }) => ({ fieldId: idOf(field), message: say(message) })),
    },
    /** For the form element. */
    props: {
      noValidate: true,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        submit();
      },
    },
  };
}
