import { useUnit } from 'effector-react';
import type { BookConfig } from 'shared/contracts';
import { $basket, $phoneCountry, $user, busEventHappened } from 'shared/runtime';
import { Button, FieldRow, TelephoneField, useMessages } from 'shared/ui';
import { EmailField, NameFields } from 'shared/ui/contact';
import { messages } from '../../messages/index.ts';
import { CountryField } from './address-section.tsx';
import { $hasOtherGuest, otherGuestChosen } from './guests/model.ts';
import { $askedAddress, bookerChanged, telephoneCountryKnown } from './model.ts';
import { Section } from './section.tsx';
import { useField } from './use-field.ts';

/** Who books; which fields are required is the hotel's choice (product.md 5). */
export function DetailsSection({ config }: { readonly config: BookConfig }) {
  const text = useMessages(messages);
  const { basket, user, asked, phoneCountry, change, call, hasOther, choose, emit } = useUnit({
    phoneCountry: $phoneCountry,
    basket: $basket,
    user: $user,
    asked: $askedAddress,
    change: bookerChanged,
    call: telephoneCountryKnown,
    hasOther: $hasOtherGuest,
    choose: otherGuestChosen,
    emit: busEventHappened,
  });
  const { booker } = basket;
  return (
    <Section
      title={text('checkout.details')}
      aside={
        user === null ? (
          <Button kind="link" icon="user" onClick={() => emit({ type: 'login.requested.v1' })}>
            {text('checkout.login')}
          </Button>
        ) : (
          <span className="co-small">{text('checkout.loggedIn', { email: user.emailAddress })}</span>
        )
      }
    >
      <NameFields
        first={{
          ...useField('firstName'),
          label: text('checkout.firstName'),
          required: config.firstNameRequired,
          value: booker.firstName,
          onChange: (firstName) => change({ firstName }),
        }}
        last={{
          ...useField('lastName'),
          label: text('checkout.lastName'),
          required: config.lastNameRequired,
          value: booker.lastName,
          onChange: (lastName) => change({ lastName }),
        }}
      />
      {hasOther === false && basket.items.length > 0 && (
        <div className="co-inline">
          <Button
            kind="link"
            onClick={() => {
              choose(true);
            }}
          >
            {text('checkout.guest.other')}
          </Button>
        </div>
      )}
      <FieldRow columns={2}>
        <EmailField
          {...useField('emailAddress')}
          label={text('checkout.email')}
          hint={text('checkout.email.hint')}
          required={config.emailRequired}
          value={booker.emailAddress}
          onChange={(emailAddress) => change({ emailAddress })}
        />
        <TelephoneField
          {...useField('telephoneNumber')}
          countryCode={phoneCountry}
          onCountry={call}
          maxLength={200}
          label={text('checkout.phone')}
          hint={text('validation.phone-hint')}
          required={config.phoneRequired}
          value={booker.telephoneNumber}
          onChange={(telephoneNumber) => change({ telephoneNumber })}
        />
      </FieldRow>
      {asked.country && !asked.street && !asked.postCode && (
        <FieldRow columns={2}>
          <CountryField />
        </FieldRow>
      )}
    </Section>
  );
}
