import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $phoneCountry, $preCheckInConfig } from 'shared/runtime';
import { FieldRow, TelephoneField, useMessages } from 'shared/ui';
import { EmailField, NameFields } from 'shared/ui/contact';
import { messages } from '../../../messages/index.ts';
import { guestTyped } from '../draft/model.ts';
import type { DraftGuest } from '../draft/rules.ts';
import { guestId } from '../steps/rules.ts';
import { useFields } from './use-problems.ts';

interface GuestFieldsProps {
  readonly item: number;
  readonly guest: number;
  readonly value: DraftGuest;
}

/** One guest: both names; e-mail and telephone only have to be right where they are given (product.md 5). */
export function GuestFields({ item, guest, value }: GuestFieldsProps): ReactElement {
  const text = useMessages(messages);
  const { config, phoneCountry, typed } = useUnit({
    config: $preCheckInConfig,
    phoneCountry: $phoneCountry,
    typed: guestTyped,
  });
  const field = useFields(guestId(item, guest));
  const type = (changes: Partial<DraftGuest>): void => {
    typed({ item, guest, changes });
  };
  const section = `section-room-${item + 1}-guest-${guest + 1}`;
  return (
    <>
      <NameFields
        section={section}
        first={{
          ...field('firstName'),
          label: text('guest.first-name'),
          required: config?.firstNameRequired !== false,
          autoCapitalize: 'words',
          value: value.firstName,
          onChange: (firstName) => type({ firstName }),
        }}
        last={{
          ...field('lastName'),
          label: text('guest.last-name'),
          required: config?.lastNameRequired !== false,
          autoCapitalize: 'words',
          value: value.lastName,
          onChange: (lastName) => type({ lastName }),
        }}
      />
      <FieldRow columns={2}>
        <EmailField
          {...field('email')}
          label={text('guest.email')}
          required={false}
          showOptional
          autoComplete={`${section} email`}
          value={value.email}
          onChange={(email) => type({ email })}
        />
        <TelephoneField
          {...field('phone')}
          countryCode={phoneCountry}
          label={text('guest.phone')}
          required={false}
          showOptional
          maxLength={200}
          autoComplete={`${section} tel`}
          value={value.phone}
          onChange={(phone) => type({ phone })}
        />
      </FieldRow>
    </>
  );
}
