import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { countriesIn, countryOptions } from 'shared/domain';
import { $preCheckInConfig } from 'shared/runtime';
import {
  CheckboxField,
  FieldRow,
  Notice,
  SelectField,
  TelephoneField,
  TextField,
  useLocale,
  useMessages,
} from 'shared/ui';
import { EmailField, NameFields, PostCodeField } from 'shared/ui/contact';
import { messages } from '../../messages/index.ts';
import { $draft, $postCodeForm, bookerTyped } from './draft/model.ts';
import { $countries } from './model.ts';
import { Section } from './components/section.tsx';
import { StepForm } from './components/step-form.tsx';
import { useFields } from './components/use-problems.ts';
import type { StepProps } from './components/step-props.ts';

/** Who booked; which fields are required is the hotel's choice (product.md 5). */
export function BookerStep({ reservation, property }: StepProps): ReactElement | null {
  const text = useMessages(messages);
  const locale = useLocale();
  const { draft, form, config, countries, type } = useUnit({
    draft: $draft,
    form: $postCodeForm,
    config: $preCheckInConfig,
    countries: $countries,
    type: bookerTyped,
  });
  const field = useFields('pc-booker');
  const booker = draft?.booker ?? null;
  if (booker === null || config === null) return null;
  const { company } = reservation;
  const code = (
    <PostCodeField
      {...field('postCode')}
      form={form}
      required={config.postCodeRequired}
      value={booker.postCode}
      onChange={(postCode) => type({ postCode })}
    />
  );
  return (
    <StepForm title={text('booker.title')} lead={text('booker.lead')}>
      {company !== null && <Notice tone="info">{text('booker.company', { company: company.name })}</Notice>}
      <Section title={text('booker.contact')}>
        <NameFields
          first={{
            ...field('firstName'),
            label: text('guest.first-name'),
            required: config.firstNameRequired,
            value: booker.firstName,
            onChange: (firstName) => type({ firstName }),
          }}
          last={{
            ...field('lastName'),
            label: text('guest.last-name'),
            required: config.lastNameRequired,
            value: booker.lastName,
            onChange: (lastName) => type({ lastName }),
          }}
        />
        <FieldRow columns={2}>
          <EmailField
            {...field('emailAddress')}
            label={text('booker.email')}
            required={config.emailRequired}
            value={booker.emailAddress}
            onChange={(emailAddress) => type({ emailAddress })}
          />
          <TelephoneField
            {...field('telephoneNumber')}
            countryCode={property.defaultPhoneCountryCode}
            label={text('booker.phone')}
            hint={text('validation.phone-hint')}
            required={config.phoneRequired}
            maxLength={200}
            value={booker.telephoneNumber}
            onChange={(telephoneNumber) => type({ telephoneNumber })}
          />
        </FieldRow>
      </Section>
      <Section title={text('booker.address')}>
        <FieldRow columns={2}>
          <SelectField
            {...field('country')}
            label={text('booker.country')}
            rich="search"
            required={config.countryRequired}
            autoComplete="country-name"
            placeholder={text('booker.country-choose')}
            value={booker.country?.id ?? ''}
            onChange={(id) => type({ country: id === '' ? null : { id } })}
            options={countryOptions(countriesIn(countries, locale))}
          />
          {form?.isBeforeStreet === true && code}
        </FieldRow>
        <TextField
          {...field('street')}
          label={text('booker.street')}
          required={config.streetRequired}
          maxLength={200}
          autoComplete="street-address"
          value={booker.street}
          onChange={(street) => type({ street })}
        />
        {form?.isBeforeStreet !== true && <FieldRow columns={2}>{code}</FieldRow>}
        <CheckboxField
          label={text('booker.offers', { hotel: property.propertyName })}
          checked={booker.optInToReceiveUpdates}
          onChange={(optInToReceiveUpdates) => type({ optInToReceiveUpdates })}
        />
      </Section>
    </StepForm>
  );
}
