import { createMessages } from 'shared/runtime';
import { Icon, SelectField, TextField, useMessages } from 'shared/ui';
import type { ReactElement } from 'react';
import type { CreditCardType, StayDate } from '../../contracts/index.ts';
import {
  type CreditCard,
  detectCardScheme,
  formatCardNumber,
  securityCodeLength,
} from '../../domain/index.ts';
import { chosen, monthOptions, yearOptions } from './expiry.ts';
import { cardFormEnGb } from './messages/en-GB.ts';

/** Id and error of a field, and the callback for when it is left. */
export interface CardFormField {
  readonly id: string;
  readonly error: string | null;
  readonly onBlur?: () => void;
}

type FieldName = 'creditCardNumber' | 'creditCardName' | 'expiryMonth' | 'expiryYear' | 'cvvNumber';

export interface CardFormProps {
  readonly card: CreditCard;
  readonly accepted: readonly CreditCardType[];
  /** The property's. */
  readonly today: StayDate;
  readonly fields: Readonly<Record<FieldName, CardFormField>>;
  readonly onChange: (changes: Partial<CreditCard>) => void;
  /** The guest has come to the card. */
  readonly onReached?: () => void;
}

const messages = createMessages(cardFormEnGb);
const digitsOnly = (text: string, length: number): string => text.replace(/\D/g, '').slice(0, length);

/** The one component that sees a card being typed; its values never leave memory (decisions 4). */
export function CardForm({
  card,
  accepted,
  today,
  fields,
  onChange,
  onReached,
}: CardFormProps): ReactElement {
  const text = useMessages(messages);
  const scheme = detectCardScheme(card.creditCardNumber);
  const codeLength = securityCodeLength(scheme);
  const schemeName = accepted.find(({ code }) => code === scheme)?.name;
  return (
    <div className="card-form" onFocus={onReached}>
      <p className="card-form__safe">
        <Icon name="lock" size={18} />
        {text('card.safe')}
      </p>
      <TextField
        {...fields.creditCardNumber}
        label={text('card.number')}
        hint={text('card.accepted', { schemes: accepted.map(({ name }) => name).join(', ') })}
        required
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        suffix={
          schemeName === undefined ? (
            <Icon name="card" />
          ) : (
            <span className="card-form__scheme">{schemeName}</span>
          )
        }
        value={card.creditCardNumber}
        onChange={(value) => onChange({ creditCardNumber: formatCardNumber(value) })}
      />
      <TextField
        {...fields.creditCardName}
        label={text('card.name')}
        required
        maxLength={200}
        autoComplete="cc-name"
        value={card.creditCardName}
        onChange={(creditCardName) => onChange({ creditCardName })}
      />
      <div className="card-form__expiry">
        <SelectField
          {...fields.expiryMonth}
          label={text('card.month')}
          required
          autoComplete="cc-exp-month"
          placeholder="MM"
          value={chosen(card.expiryMonth)}
          onChange={(value) => onChange({ expiryMonth: Number(value) })}
          options={monthOptions}
        />
        <SelectField
          {...fields.expiryYear}
          label={text('card.year')}
          required
          autoComplete="cc-exp-year"
          placeholder={text('card.year.hint')}
          value={chosen(card.expiryYear)}
          onChange={(value) => onChange({ expiryYear: Number(value) })}
          options={yearOptions(today)}
        />
        <TextField
          {...fields.cvvNumber}
          label={text('card.cvv', { digits: codeLength })}
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={codeLength}
          value={card.cvvNumber}
          onChange={(value) => onChange({ cvvNumber: digitsOnly(value, codeLength) })}
        />
      </div>
    </div>
  );
}
