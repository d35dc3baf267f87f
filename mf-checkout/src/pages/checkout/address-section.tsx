import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import type { BookConfig } from 'shared/contracts';
import { countriesIn, countryOptions } from 'shared/domain';
import { $basket, $bookConfig } from 'shared/runtime';
import { Disclosure, FieldRow, SelectField, TextField, useLocale, useMessages } from 'shared/ui';
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
  const named = useMemo(() => countryOptions(countriesIn(countries, locale)), [countries, locale]);
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
      options={named}
    />
  );
}

/**
 * The billing address in the country's order: what is required stands open, the rest can be given on a line that opens; a country alone stands
 * among the booker's details.
 */
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
  const [isMoreShown, setMoreShown] = useState(false);
  const { booker } = basket;
  const isOpen = asked.street || asked.postCode;
  const code = (
    <PostCodeField
      {...postCode}
      form={form}
      required={config.postCodeRequired}
      value={booker.postCode}
      onChange={(typed) => change({ postCode: typed })}
    />
  );
  /** Those that stand open, or those that do not. */
  const fields = (open: boolean) => {
    const codeBefore = asked.postCode === open && form?.isBeforeStreet === true && code;
    const codeAfter = asked.postCode === open && form?.isBeforeStreet !== true && code;
    return (
      <>
        {(asked.country === open || codeBefore) && (
          <FieldRow columns={2}>
            {asked.country === open && <CountryField />}
            {codeBefore}
          </FieldRow>
        )}
        {asked.street === open && (
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
        {codeAfter && <FieldRow columns={2}>{codeAfter}</FieldRow>}
      </>
    );
  };
  const rest = !asked.street || !asked.postCode || !asked.country;
  const more = rest && (
    <Disclosure
      {...(isOpen ? {} : { kind: 'boxed' })}
      summary={text(isOpen ? 'checkout.address.more' : 'checkout.address')}
      onToggle={(open) => {
        if (open) setMoreShown(true);
      }}
    >
      {isMoreShown && <div className="co-section">{fields(false)}</div>}
    </Disclosure>
  );
  if (!isOpen) return more;
  return (
    <Section title={text('checkout.address')}>
      {fields(true)}
      {more}
    </Section>
  );
}
