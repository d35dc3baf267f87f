import { createMessages } from 'shared/runtime';
import { Icon, TextField, useLocale, useMessages } from 'shared/ui';
import { useState, type ReactElement } from 'react';
import type { CreditCardType } from '../../contracts/index.ts';
import {
  type CreditCard,
  detectCardScheme,
  formatCardNumber,
  listText,
  securityCodeLength,
  typedDigits,
} from '../../domain/index.ts';
import { expiryLength, expiryText, formatExpiry, readExpiry } from './expiry.ts';
import { cardFormEnGb } from './messages/en-GB.ts';

/** Id and error of a field, and the callback for when it is left. */
export interface CardFormField {
  readonly id: string;
  readonly error: string | null;
  readonly onBlur?: () => void;
}

type FieldName = 'creditCardNumber' | 'creditCardName' | 'expiry' | 'cvvNumber';

export interface CardFormProps {
  readonly card: CreditCard;
  readonly accepted: readonly CreditCardType[];
  readonly fields: Readonly<Record<FieldName, CardFormField>>;
  readonly onChange: (changes: Partial<CreditCard>) => void;
  /** The guest has come to the card. */
  readonly onReached?: () => void;
}

const messages = createMessages(cardFormEnGb);

/** Month and year as they are printed on the card, in one field that a browser can fill in. */
function ExpiryField({
  card,
  field,
  onChange,
}: Pick<CardFormProps, 'card' | 'onChange'> & { readonly field: CardFormField }): ReactElement {
  const text = useMessages(messages);
  const [typed, setTyped] = useState(() => expiryText(card));
  const read = readExpiry(typed);
  const isTyped = read.expiryMonth === card.expiryMonth && read.expiryYear === card.expiryYear;
  // A card that was taken away or put here from elsewhere is shown as it is.
  const value = isTyped ? typed : expiryText(card);
  return (
    <TextField
      {...field}
      label={text('card.expiry')}
      required
      inputMode="numeric"
      autoComplete="cc-exp"
      placeholder={text('card.expiry.hint')}
      maxLength={expiryLength}
      value={value}
      format={(entered) => formatExpiry(entered, value)}
      onChange={(next) => {
        setTyped(next);
        onChange(readExpiry(next));
      }}
    />
  );
}

/** The one component that sees a card being typed; its values never leave memory (decisions 4). */
export function CardForm({ card, accepted, fields, onChange, onReached }: CardFormProps): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
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
        hint={text('card.accepted', {
          schemes: listText(
            accepted.map(({ name }) => name),
            locale,
          ),
        })}
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
        format={formatCardNumber}
        onChange={(creditCardNumber) => onChange({ creditCardNumber })}
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
        <ExpiryField card={card} field={fields.expiry} onChange={onChange} />
        <TextField
          {...fields.cvvNumber}
          label={text('card.cvv', { digits: codeLength })}
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={codeLength}
          value={card.cvvNumber}
          format={(value) => typedDigits(value).slice(0, codeLength)}
          onChange={(cvvNumber) => onChange({ cvvNumber })}
        />
      </div>
    </div>
  );
}
