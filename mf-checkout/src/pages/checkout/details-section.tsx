import { useUnit } from 'effector-react';
import type { BookConfig } from 'shared/contracts';
import { $basket, $phoneCountry, $user, busEventHappened } from 'shared/runtime';
import { Button, FieldRow, TelephoneField, TextField, useMessages } from 'shared/ui';
import { EmailField } from 'shared/ui/contact';
import { messages } from '../../messages/index.ts';
import { CountryField } from './address-section.tsx';
import {
  $askedAddress,
  bookerChanged,
  bookerCopiedToFirstGuest,
  firstGuestCopiedToBooker,
  telephoneCountryKnown,
} from './model.ts';
import { Section } from './section.tsx';
import { useField } from './use-field.ts';

/** Who books; which fields are required is the hotel's choice (product.md 5). */
export function DetailsSection({ config }: { readonly config: BookConfig }) {
  const text = useMessages(messages);
  const { basket, user, asked, phoneCountry, change, call, copy, copyBack, emit } = useUnit({
    phoneCountry: $phoneCountry,
    basket: $basket,
    user: $user,
    asked: $askedAddress,
    change: bookerChanged,
    call: telephoneCountryKnown,
    copy: bookerCopiedToFirstGuest,
    copyBack: firstGuestCopiedToBooker,
    emit: busEventHappened,
  });
  const { booker } = basket;
  const firstRoom = basket.items[0];
  const isLeadGuest =
    firstRoom?.leadGuest.firstName === booker.firstName && firstRoom.leadGuest.lastName === booker.lastName;
  const isNamed = booker.firstName !== '' && booker.lastName !== '';
  const isNameless = booker.firstName === '' && booker.lastName === '';
  const guestName = `${firstRoom?.leadGuest.firstName ?? ''} ${firstRoom?.leadGuest.lastName ?? ''}`.trim();
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
      {isNameless && guestName !== '' && (
        <div className="co-inline">
          <Button kind="link" onClick={() => copyBack()}>
            {text('checkout.bookAs', { name: guestName })}
          </Button>
        </div>
      )}
      <FieldRow columns={2}>
        <TextField
          {...useField('firstName')}
          label={text('checkout.firstName')}
          required={config.firstNameRequired}
          autoComplete="given-name"
          maxLength={200}
          value={booker.firstName}
          onChange={(firstName) => change({ firstName })}
        />
        <TextField
          {...useField('lastName')}
          label={text('checkout.lastName')}
          required={config.lastNameRequired}
          autoComplete="family-name"
          maxLength={200}
          value={booker.lastName}
          onChange={(lastName) => change({ lastName })}
        />
      </FieldRow>
      {firstRoom !== undefined && !isLeadGuest && isNamed && (
        <div className="co-inline">
          <Button kind="link" icon="user" onClick={() => copy()}>
            {text('checkout.copyToFirstGuest', { number: firstRoom.roomNumber })}
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
