import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { BookConfig } from 'shared/contracts';
import { countriesIn } from 'shared/domain';
import { $basket, $bookConfig } from 'shared/runtime';
import { FieldRow, SelectField, TextField, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $askedAddress, $countries, bookerChanged } from './model.ts';
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

/** The billing address, as far as it is asked for; a country alone stands among the booker's details. */
export function AddressSection({ config }: { readonly config: BookConfig }) {
  const text = useMessages(messages);
  const { basket, asked, change } = useUnit({ basket: $basket, asked: $askedAddress, change: bookerChanged });
  const street = useField('street');
  const postCode = useField('postCode');
  const { booker } = basket;
  if (!asked.street && !asked.postCode) return null;
  return (
    <Section title={text('checkout.address')}>
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
      <FieldRow columns={2}>
        {asked.postCode && (
          <TextField
            {...postCode}
            label={text('checkout.postCode')}
            required={config.postCodeRequired}
            autoComplete="postal-code"
            maxLength={200}
            value={booker.postCode}
            onChange={(typed) => change({ postCode: typed })}
          />
        )}
        {asked.country && <CountryField />}
      </FieldRow>
    </Section>
  );
}
