import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import { detectCardScheme, formatCardNumber, securityCodeLength } from 'shared/domain';
import { FieldRow, Icon, SelectField, TextField } from 'shared/ui';
import { useText } from '../../../messages/use-text.ts';
import { $today } from '../model.ts';
import { useFields } from '../parts/use-problems.ts';
import { $card, cardTyped } from './model.ts';
import { expiryYears } from './rules.ts';

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1).padStart(2, '0'),
}));
const chosen = (value: number): string => (value === 0 ? '' : String(value));

/** The one component that sees a card being typed; its values never leave memory (decisions 4). */
export function CardFields({ property }: { readonly property: Property }): ReactElement {
  const text = useText();
  const { card, today, type } = useUnit({ card: $card, today: $today, type: cardTyped });
  const field = useFields('pc-card');
  const scheme = detectCardScheme(card.creditCardNumber);
  const codeLength = securityCodeLength(scheme);
  const schemeName = property.creditCards.find(({ code }) => code === scheme)?.name;
  const number = field('creditCardNumber');
  return (
    <>
      <p className="pc-safe">
        <Icon name="lock" size={18} />
        {text('payment.safe')}
      </p>
      <TextField
        {...number}
        error={number.error ?? field('cardType').error}
        label={text('payment.number')}
        hint={text('payment.accepted', {
          schemes: property.creditCards.map(({ name }) => name).join(', '),
        })}
        required
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        suffix={schemeName === undefined ? <Icon name="card" /> : <span className="small">{schemeName}</span>}
        value={card.creditCardNumber}
        onChange={(value) => type({ creditCardNumber: formatCardNumber(value) })}
      />
      <TextField
        {...field('creditCardName')}
        label={text('payment.name')}
        required
        maxLength={200}
        autoComplete="cc-name"
        value={card.creditCardName}
        onChange={(creditCardName) => type({ creditCardName })}
      />
      <FieldRow columns={3}>
        <SelectField
          {...field('expiryMonth')}
          label={text('payment.month')}
          required
          autoComplete="cc-exp-month"
          placeholder="MM"
          value={chosen(card.expiryMonth)}
          onChange={(value) => type({ expiryMonth: Number(value) })}
          options={months}
        />
        <SelectField
          {...field('expiryYear')}
          label={text('payment.year')}
          required
          autoComplete="cc-exp-year"
          placeholder="YYYY"
          value={chosen(card.expiryYear)}
          onChange={(value) => type({ expiryYear: Number(value) })}
          options={expiryYears(today).map((year) => ({ value: String(year), label: String(year) }))}
        />
        <TextField
          {...field('cvvNumber')}
          label={text('payment.cvv', { digits: codeLength })}
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={codeLength}
          value={card.cvvNumber}
          onChange={(value) => type({ cvvNumber: value.replace(/\D/g, '').slice(0, codeLength) })}
        />
      </FieldRow>
    </>
  );
}
