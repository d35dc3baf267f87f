import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { BookConfig } from 'shared/contracts';
import { countriesIn } from 'shared/domain';
import { $basket, $bookConfig } from 'shared/runtime';
import { FieldRow, SelectField, TextField, useLocale, useMessages } from 'shared/ui';
import { PostCodeField } from 'shared/ui/contact';
import { messages } from '../../messages/index.ts';
import { $askedAddress, $countries, $postCodeForm, bookerChanged } from './model.ts';
import { Section } from './section.tsx';
import { useField } from './use-field.ts';

/** Where the booker lives; the property's own country comes first in the list (decisions 1). */
export function CountryField() {
  const text = useMessages(messages);
  const { basket, countries, change } = useUnit({
    basket: $basket,
    countries: $countries,
    change: bookerChanged,
  });
  const locale = useLocale();
  const named = useMemo(() => countriesIn(countries, locale), [countries, locale]);
  return (
    <SelectField
      {...useField('country')}
      label={text('checkout.country')}
      rich="search"
      required={useUnit($bookConfig)?.countryRequired === true}
      autoComplete="country-name"
      placeholder={text('checkout.country.choose')}
      value={basket.booker.country?.id ?? ''}
      onChange={(id) => change({ country: id === '' ? null : { id } })}
      options={named.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** The billing address, as far as it is asked for, in the country's order; a country alone stands among the booker's details. */
export function AddressSection({ config }: { readonly config: BookConfig }) {
  const text = useMessages(messages);
  const { basket, asked, form, change } = useUnit({
    basket: $basket,
    asked: $askedAddress,
    form: $postCodeForm,
    change: bookerChanged,
  });
  const street = useField('street');
  const postCode = useField('postCode');
  const { booker } = basket;
  if (!asked.street && !asked.postCode) return null;
  const code = asked.postCode && (
    <PostCodeField
      {...postCode}
      form={form}
      required={config.postCodeRequired}
      value={booker.postCode}
      onChange={(typed) => change({ postCode: typed })}
    />
  );
  return (
    <Section title={text('checkout.address')}>
      <FieldRow columns={2}>
        {asked.country && <CountryField />}
        {form?.isBeforeStreet === true && code}
      </FieldRow>
      {asked.street && (
        <TextField
          {...street}
          label={text('checkout.street')}
          required={config.streetRequired}
          autoComplete="street-address"
          maxLength={200}
          value={booker.street}
          onChange={(typed) => change({ street: typed })}
        />
      )}
      {form?.isBeforeStreet !== true && <FieldRow columns={2}>{code}</FieldRow>}
    </Section>
  );
}
