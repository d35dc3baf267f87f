import { useUnit } from 'effector-react';
import { $basket } from 'shared/runtime';
import { Button, Icon, Notice, RadioCards, TextField, useMessages } from 'shared/ui';
import { partMessages } from '../../../messages/parts.en-GB.ts';
import { useField } from '../use-field.ts';
import { $invoicePin, companyChosen, invoicePinChanged, poNumberChanged } from './choice-model.ts';
import { $query, $search, queryChanged, searchRepeated } from './organisation-model.ts';

/** What the search for an organisation has come to, and the choice among what it found. */
function Found() {
  const text = useMessages(partMessages);
  const { search, choose, again } = useUnit({
    search: $search,
    choose: companyChosen,
    again: searchRepeated,
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
          action={<Button onClick={() => again()}>{text('company.again')}</Button>}
          announce
        />
      )}
      {companies.length > 0 && (
        <RadioCards
          id="co-companies"
          legend={text('company.search')}
          hideLegend
          value={null}
          onChange={(accountId) => {
            choose(companies.find((company) => company.accountId === accountId) ?? null);
          }}
          options={companies.map(({ accountId, name }) => ({ value: accountId, label: name }))}
        />
      )}
    </>
  );
}

/** product.md 2, organisation payment details: who is invoiced, and the number of their order. */
export function OrganisationForm() {
  const text = useMessages(partMessages);
  const { basket, query, search, choose, order, pin, typePin } = useUnit({
    basket: $basket,
    query: $query,
    search: queryChanged,
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
          <TextField
            {...companyField}
            label={text('company.search')}
            hint={text('company.hint')}
            required
            type="search"
            autoComplete="off"
            maxLength={100}
            prefix={<Icon name="search" />}
            value={query}
            onChange={search}
          />
          <Found />
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
