import type { CreditCardType, StayDate } from 'shared/contracts';
import { detectCardScheme, formatCardNumber, securityCodeLength, type CreditCard } from 'shared/domain';
import { Icon, SelectField, TextField, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { expiryYears, monthOptions } from './expiry.ts';
import { useField } from './use-field.ts';

interface CardFormProps {
  readonly card: CreditCard;
  readonly accepted: readonly CreditCardType[];
  readonly today: StayDate;
  readonly onChange: (changes: Partial<CreditCard>) => void;
  /** The guest has come to the card. */
  readonly onReached: () => void;
}

const digitsOnly = (text: string, length: number): string => text.replace(/\D/g, '').slice(0, length);

/** The one component that sees a card being typed; its values never leave memory (decisions 4). */
export function CardForm({ card, accepted, today, onChange, onReached }: CardFormProps) {
  const text = useMessages(messages);
  const scheme = detectCardScheme(card.creditCardNumber);
  const codeLength = securityCodeLength(scheme);
  const schemeName = accepted.find(({ code }) => code === scheme)?.name;
  return (
    <div className="co-section" onFocus={onReached}>
      <p className="co-safe">
        <Icon name="lock" size={18} />
        {text('checkout.card.safe')}
      </p>
      <TextField
        {...useField('creditCardNumber')}
        label={text('checkout.card.number')}
        hint={text('checkout.card.accepted', { schemes: accepted.map(({ name }) => name).join(', ') })}
        required
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        suffix={
          schemeName === undefined ? <Icon name="card" /> : <span className="co-scheme">{schemeName}</span>
        }
        value={card.creditCardNumber}
        onChange={(value) => onChange({ creditCardNumber: formatCardNumber(value) })}
      />
      <TextField
        {...useField('creditCardName')}
        label={text('checkout.card.name')}
        required
        autoComplete="cc-name"
        value={card.creditCardName}
        onChange={(creditCardName) => onChange({ creditCardName })}
      />
      <div className="co-expiry">
        <SelectField
          {...useField('expiryMonth')}
          label={text('checkout.card.month')}
          required
          autoComplete="cc-exp-month"
          placeholder="MM"
          value={card.expiryMonth === 0 ? '' : String(card.expiryMonth)}
          onChange={(value) => onChange({ expiryMonth: Number(value) })}
          options={monthOptions}
        />
        <SelectField
          {...useField('expiryYear')}
          label={text('checkout.card.year')}
          required
          autoComplete="cc-exp-year"
          placeholder="YYYY"
          value={card.expiryYear === 0 ? '' : String(card.expiryYear)}
          onChange={(value) => onChange({ expiryYear: Number(value) })}
          options={expiryYears(today).map((year) => ({ value: String(year), label: String(year) }))}
        />
        <TextField
          {...useField('cvvNumber')}
          label={text('checkout.card.cvv', { digits: codeLength })}
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
