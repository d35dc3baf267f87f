import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';
import { useMessages } from 'shared/ui';
import { type MessageKey, messages } from '../messages/index.ts';
import type { FormIssue } from 'shared/runtime/factories';
import type { AccountForm } from './create-account-form.ts';

/** A form as its view needs it: `field('emailAddress')` for each field, `props` for the form. Ids begin with `prefix`. */
export function useForm<Values extends object>(form: AccountForm<Values>, prefix: string) {
  const text = useMessages(messages);
  const { values, issues, attempts, error, change, leave, submit } = useUnit({
    values: form.$values,
    issues: form.$issues,
    attempts: form.$attempts,
    error: form.$refusal,
    change: form.changed,
    leave: form.left,
    submit: form.submitted,
  });
  // An issue of the form's own rules is a key of this remote's catalogue; one of the server is a text.
  const say = ({ message, isSaid = false }: FormIssue): string =>
    isSaid ? message : text(message as MessageKey);
  const idOf = (field: string): string => `${prefix}-${field}`;
  return {
    values,
    error,
    field: <Field extends keyof Values & string>(field: Field) => {
      const issue = issues.find((each) => each.field === field);
      return {
        id: idOf(field),
        name: field,
        value: values[field],
        error: issue === undefined ? null : say(issue),
        onBlur: () => leave(field),
        // The values of a form are one record: one field's own type is what the field's view hands in.
        onChange: (value: Values[Field]) => change({ [field]: value } as unknown as Partial<Values>),
      };
    },
    summary: {
      focusKey: attempts,
      problems:
        attempts === 0 ? [] : issues.map((issue) => ({ fieldId: idOf(issue.field), message: say(issue) })),
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
