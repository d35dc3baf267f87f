import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { BookConfig } from 'shared/contracts';
import { countriesIn } from 'shared/domain';
import { $basket } from 'shared/runtime';
import { FieldRow, SelectField, TextField, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $countries, bookerChanged } from './model.ts';
import { Section } from './section.tsx';
import { useField } from './use-field.ts';

/** The billing address; the property's own country comes first in the list (decisions 1). */
export function AddressSection({ config }: { readonly config: BookConfig }) {
  const text = useMessages(messages);
  const { basket, countries, change } = useUnit({
    basket: $basket,
    countries: $countries,
    change: bookerChanged,
  });
  const locale = useLocale();
  const named = useMemo(() => countriesIn(countries, locale), [countries, locale]);
  const { booker } = basket;
  return (
    <Section title={text('checkout.address')}>
      <TextField
        {...useField('street')}
        label={text('checkout.street')}
        required={config.streetRequired}
        autoComplete="street-address"
        maxLength={200}
        value={booker.street}
        onChange={(street) => change({ street })}
      />
      <FieldRow columns={2}>
        <TextField
          {...useField('postCode')}
          label={text('checkout.postCode')}
          required={config.postCodeRequired}
          autoComplete="postal-code"
          maxLength={200}
          value={booker.postCode}
          onChange={(postCode) => change({ postCode })}
        />
        <SelectField
          {...useField('country')}
          label={text('checkout.country')}
          rich="search"
          required={config.countryRequired}
          autoComplete="country-name"
          placeholder={text('checkout.country.choose')}
          value={booker.country?.id ?? ''}
          onChange={(id) => change({ country: id === '' ? null : { id } })}
          options={named.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FieldRow>
    </Section>
  );
}
