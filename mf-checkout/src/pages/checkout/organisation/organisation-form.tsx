import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { $basket } from 'shared/runtime';
import { Button, Icon, Notice, RadioCards, TextField, useMessages, useUnnoticed } from 'shared/ui';
import { optionalMessages } from '../../../messages/optional.en-GB.ts';
import { useField } from '../use-field.ts';
import { $invoicePin, companyChosen, invoicePinChanged, poNumberChanged } from './choice-model.ts';
import { $query, $search, organisationPicked, queryChanged, searchRepeated } from './organisation-model.ts';

/** What the search for an organisation has come to, and the choice among what it found where the field itself has no list. */
function Found({ isListed }: { readonly isListed: boolean }) {
  const text = useMessages(optionalMessages);
  const { search, pick, retry } = useUnit({
    search: $search,
    pick: organisationPicked,
    retry: searchRepeated,
  });
  const companies = search.kind === 'answered' ? search.answer : [];
  return (
    <>
      <p role="status" className="co-small">
        {search.kind === 'asking' && text('company.searching')}
        {companies.length > 0 && text('company.found', { count: companies.length })}
      </p>
      {search.kind === 'answered' && companies.length === 0 && (
        <Notice tone="info" title={text('error.no-companies')} announce>
          {text('company.unlisted')}
        </Notice>
      )}
      {search.kind === 'failed' && (
        <Notice
          tone="negative"
          title={text('error.company-search-failed')}
          action={<Button onClick={() => retry()}>{text('company.again')}</Button>}
          announce
        />
      )}
      {isListed && companies.length > 0 && (
        <RadioCards
          id="co-companies"
          legend={text('company.search')}
          hideLegend
          value={null}
          onChange={pick}
          options={companies.map(({ accountId, name }) => ({ value: accountId, label: name }))}
        />
      )}
    </>
  );
}

/** Where the name of an organisation is typed and one is chosen. */
function OrganisationSearch({ field }: { readonly field: ReturnType<typeof useField> }) {
  const text = useMessages(optionalMessages);
  const { search, query, type, pick } = useUnit({
    search: $search,
    query: $query,
    type: queryChanged,
    pick: organisationPicked,
  });
  const input = useRef<HTMLInputElement>(null);
  const come = useUnnoticed(input);
  const [isLight, setLight] = useState(come === null);
  // Not while something is typed: what was found for it stays where the guest is about to press.
  if (isLight && come !== null && query === '') setLight(false);
  const parts = isLight ? null : come;
  const companies = search.kind === 'answered' ? search.answer : [];
  const props = { ...field, label: text('company.search'), hint: text('company.hint'), required: true };
  return (
    <>
      {parts === null ? (
        <TextField
          {...props}
          inputRef={input}
          type="search"
          autoComplete="off"
          maxLength={100}
          prefix={<Icon name="search" />}
          value={query}
          onChange={type}
        />
      ) : (
        <parts.Search
          {...props}
          query={query}
          onQuery={type}
          options={companies.map(({ accountId, name }) => ({ value: accountId, label: name }))}
          onChoose={pick}
        />
      )}
      <Found isListed={parts === null} />
    </>
  );
}

/** product.md 2, organisation payment details: who is invoiced, and the number of their order. */
export function OrganisationForm() {
  const text = useMessages(optionalMessages);
  const { basket, choose, order, pin, typePin } = useUnit({
    basket: $basket,
    choose: companyChosen,
    order: poNumberChanged,
    pin: $invoicePin,
    typePin: invoicePinChanged,
  });
  const companyField = useField('company');
  const poNumberField = useField('poNumber');
  const pinField = useField('invoicePin');
  const { company } = basket;
  return (
    <fieldset className="co-organisation">
      <legend className="co-organisation__title">{text('company.title')}</legend>
      {company === null ? (
        <>
          <OrganisationSearch field={companyField} />
        </>
      ) : (
        <div className="co-organisation__chosen" role="status">
          <Icon name="check" />
          <strong>{company.name}</strong>
          <Button kind="link" id={companyField.id} onClick={() => choose(null)}>
            {text('company.change')}
          </Button>
        </div>
      )}
      <TextField
        {...poNumberField}
        label={text('company.poNumber')}
        hint={text('company.poNumber.hint')}
        required
        autoComplete="off"
        maxLength={100}
        value={basket.poNumber}
        onChange={order}
      />
      {company?.asksInvoicePin === true && (
        <TextField
          {...pinField}
          label={text('company.pin')}
          hint={text('company.pin.hint')}
          autoComplete="off"
          maxLength={50}
          value={pin}
          onChange={typePin}
        />
      )}
    </fieldset>
  );
}
