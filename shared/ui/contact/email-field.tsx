import { createMessages } from 'shared/runtime';
import { Button, TextField, useMessages, type TextFieldProps } from 'shared/ui';
import { useState, type ReactElement } from 'react';
import { contactEnGb } from './messages/en-GB.ts';

const messages = createMessages(contactEnGb);
const loadSuggestions = () => import('./suggest-email.lazy.ts');

/** An e-mail address; one that looks misspelt is offered as it may be meant once the field is left. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>): ReactElement {
  const text = useMessages(messages);
  const { value, onChange, onBlur } = props;
  const [offered, setOffered] = useState<{ readonly of: string; readonly email: string } | null>(null);
  return (
    <TextField
      autoComplete="email"
      maxLength={200}
      {...props}
      type="email"
      inputMode="email"
      hint={
        offered?.of === value ? (
          <Button kind="link" onClick={() => onChange(offered.email)}>
            {text('contact.email.suggestion', { email: offered.email })}
          </Button>
        ) : (
          props.hint
        )
      }
      onBlur={() => {
        onBlur?.();
        // Without it nothing is offered.
        void loadSuggestions().then(
          ({ suggestEmail }) => {
            const email = suggestEmail(value);
            setOffered(email === null ? null : { of: value, email });
          },
          () => undefined,
        );
      }}
    />
  );
}
