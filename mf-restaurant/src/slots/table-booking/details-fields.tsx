import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $phoneCountry } from 'shared/runtime';
import { FieldRow, FieldSet, TelephoneField, TextAreaField, TextField, useMessages } from 'shared/ui';
import { EmailField } from 'shared/ui/contact';
import { messages } from '../../messages/index.ts';
import { fieldId } from './field-id.ts';
import { $draft, draftChanged } from './model.ts';
import { useErrors } from './use-errors.ts';

const mostTyped = 200;

/** How the guest is reached, and what they wish for (product.md 5: contact number and e-mail are needed). */
export function DetailsFields() {
  const text = useMessages(messages);
  const errorOf = useErrors();
  const { draft, phoneCountry, change } = useUnit({
    draft: $draft,
    phoneCountry: $phoneCountry,
    change: draftChanged,
  });
  useEffect(() => {
    // The choice of a country stands before the number, as at Checkout; without it the number is typed whole.
    void import('shared/ui/flow').catch(() => undefined);
  }, []);
  return (
    <FieldSet legend={text('table.details')}>
      <TextField
        label={text('table.name')}
        hint={text('table.name.hint')}
        showOptional
        autoComplete="name"
        maxLength={mostTyped}
        value={draft.guestName}
        onChange={(guestName) => change({ guestName })}
      />
      <FieldRow>
        <EmailField
          id={fieldId('emailAddress')}
          label={text('table.email')}
          hint={text('table.email.hint')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={mostTyped}
          required
          value={draft.emailAddress}
          error={errorOf('emailAddress')}
          onChange={(emailAddress) => change({ emailAddress })}
        />
        <TelephoneField
          countryCode={phoneCountry}
          id={fieldId('contactNumber')}
          label={text('table.phone')}
          hint={text('validation.phone-hint')}
          maxLength={mostTyped}
          required
          value={draft.contactNumber}
          error={errorOf('contactNumber')}
          onChange={(contactNumber) => change({ contactNumber })}
        />
      </FieldRow>
      <TextAreaField
        autoComplete="off"
        label={text('table.requests')}
        hint={text('table.requests.hint')}
        showOptional
        rows={2}
        maxLength={1000}
        value={draft.specialRequests}
        onChange={(specialRequests) => change({ specialRequests })}
      />
    </FieldSet>
  );
}
