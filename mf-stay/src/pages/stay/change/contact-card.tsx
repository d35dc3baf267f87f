import { useUnit } from 'effector-react';
import type { Property, StayContact } from 'shared/contracts';
import { postCodeFormOf } from 'shared/domain';
import {
  Card,
  FieldRow,
  SectionHeading,
  SelectField,
  TelephoneField,
  TextField,
  useMessages,
} from 'shared/ui';
import { EmailField, PostCodeField } from 'shared/ui/contact';
import { messages } from '../../../messages/index.ts';
import { type ContactDraft, contactProblemOf } from './contact.ts';
import { $countries, contactTyped } from './model.ts';

interface ContactCardProps {
  readonly property: Property;
  readonly contact: ContactDraft;
  readonly before: StayContact;
  /** A mail server has refused the address of before. */
  readonly isEmailRefused: boolean;
  readonly isWrongShown: boolean;
}

/** How the hotel reaches the booker. */
export function ContactCard({ property, contact, before, isEmailRefused, isWrongShown }: ContactCardProps) {
  const text = useMessages(messages);
  const { countries, type } = useUnit({ countries: $countries, type: contactTyped });
  const isRefused = isEmailRefused && contact.email.trim() === before.email;
  const wrong = (field: 'email' | 'phone'): string | null => {
    const problem = isWrongShown ? contactProblemOf(field, contact, before) : null;
    return problem && text(problem);
  };
  return (
    <Card as="section" padding="large">
      <SectionHeading>{text('change.contact')}</SectionHeading>
      <div className="stack">
        <FieldRow columns={2}>
          <EmailField
            id="stay-change-email"
            label={text('change.email')}
            hint={text('change.email.hint')}
            value={contact.email}
            error={wrong('email') ?? (isRefused ? text('change.email.refused') : null)}
            onChange={(email) => type({ email })}
          />
          <TelephoneField
            id="stay-change-phone"
            countryCode={property.defaultPhoneCountryCode}
            label={text('change.phone')}
            hint={text('validation.phone-hint')}
            maxLength={200}
            value={contact.phone}
            error={wrong('phone')}
            onChange={(phone) => type({ phone })}
          />
        </FieldRow>
        <TextField
          id="stay-change-street"
          label={text('change.street')}
          autoComplete="street-address"
          maxLength={200}
          value={contact.street}
          onChange={(street) => type({ street })}
        />
        <FieldRow columns={2}>
          <PostCodeField
            id="stay-change-post-code"
            form={postCodeFormOf({ id: contact.countryId }, countries)}
            value={contact.zipCode}
            onChange={(zipCode) => type({ zipCode })}
          />
          {countries.length > 0 && (
            <SelectField
              id="stay-change-country"
              label={text('change.country')}
              autoComplete="country-name"
              value={contact.countryId}
              options={[
                { value: '', label: text('change.country.choose') },
                ...countries.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(countryId) => type({ countryId })}
            />
          )}
        </FieldRow>
      </div>
    </Card>
  );
}
