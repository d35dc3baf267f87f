import { useId, useRef, useState, type ReactElement } from 'react';
import { dialingCodeOf } from '../../domain/index.ts';
import { useUnnoticed } from '../flow-parts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface TelephoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'format' | 'placeholder' | 'prefix' | 'inputRef'
> {
  /** Where most guests call from: the property's `defaultPhoneCountryCode` (product.md 9). */
  readonly countryCode: string;
}

/**
 * A telephone number with its international dialing code (product.md 5). Who enters the empty field finds the code of the default country
 * there; who writes another one writes it over or after it, and who leaves nothing more leaves nothing.
 */
export function TelephoneField({ countryCode, ...props }: TelephoneFieldProps): ReactElement {
  const { value, onChange, onBlur, onFocus } = props;
  const input = useRef<HTMLInputElement>(null);
  const parts = useUnnoticed(input);
  const own = useId();
  const id = props.id ?? own;
  const code = dialingCodeOf(countryCode);
  const [isOffered, setOffered] = useState(false);
  const shown = isOffered && value === '' && code !== null ? `${code} ` : value;
  const withoutOffer = (typed: string): string =>
    code !== null && typed.startsWith(code) && /^\s*(\+|00)/.test(typed.slice(code.length))
      ? typed.slice(code.length).trimStart()
      : typed;
  return (
    <TextField
      autoComplete="tel"
      {...props}
      id={id}
      inputRef={input}
      prefix={
        parts === null || code === null ? undefined : (
          <parts.DialingCode fieldId={id} countryCode={countryCode} value={value} onChange={onChange} />
        )
      }
      value={shown}
      type="tel"
      inputMode="tel"
      placeholder={code ?? undefined}
      onFocus={() => {
        setOffered(true);
        onFocus?.();
      }}
      onChange={(typed) => {
        setOffered(false);
        onChange(withoutOffer(typed));
      }}
      onBlur={() => {
        setOffered(false);
        if (value.trim() === code) onChange('');
        onBlur?.();
      }}
    />
  );
}
