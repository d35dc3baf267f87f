import { createMessages } from 'shared/runtime';
import { TextField, useMessages, type TextFieldProps } from 'shared/ui';
import type { ReactElement } from 'react';
import type { PostCodeForm } from '../../contracts/index.ts';
import { contactEnGb } from './messages/en-GB.ts';

const messages = createMessages(contactEnGb);

export interface PostCodeFieldProps extends Omit<TextFieldProps, 'label' | 'hint'> {
  /** Of the chosen country: null where it has no post codes, undefined where nothing is known of it. */
  readonly form: PostCodeForm | null | undefined;
}

/** A post code by the name that its country gives it, with one of its form; nothing for a country that has none. */
export function PostCodeField({ form, ...props }: PostCodeFieldProps): ReactElement | null {
  const text = useMessages(messages);
  if (form === null) return null;
  return (
    <TextField
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={200}
      {...props}
      label={text(`contact.post-code.${form?.name ?? 'postal'}`)}
      hint={form && text('contact.post-code.example', { example: form.example })}
    />
  );
}
