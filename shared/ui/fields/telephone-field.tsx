import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useFlowParts, useUnnoticed } from '../flow-parts.ts';
import { useLocale } from '../words/use-messages.ts';
import type { CompletedTelephone } from './telephone-number.lazy.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface TelephoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'format' | 'placeholder' | 'prefix' | 'inputRef' | 'onEnter'
> {
  /** Where most guests call from: the property's `defaultPhoneCountryCode` (product.md 9). */
  readonly countryCode: string;
  /** The country of a number that was given. */
  readonly onCountry?: ((countryCode: string) => void) | undefined;
}

const loadReader = () => import('./telephone-number.lazy.ts');

/** Where the browser's language is spoken; American English is what many browsers come with. */
const ownCountry = (): string | undefined =>
  navigator.language === 'en-US' ? undefined : /-([A-Z]{2})$/.exec(navigator.language)?.[1];

/**
 * A telephone number with its international dialing code (product.md 5). Who enters the empty field finds the code of the default country
 * there; who writes another one writes it over or after it, and who leaves nothing more leaves nothing. A number in the national form gets the
 * code as the field is left, which is said; what cannot be one there is left to the guest.
 */
export function TelephoneField({
  countryCode: usual,
  onCountry,
  ...props
}: TelephoneFieldProps): ReactElement {
  const { value, onChange, onBlur, onFocus } = props;
  const locale = useLocale();
  const countryCode = ownCountry() ?? usual;
  const read = useRef<Awaited<ReturnType<typeof loadReader>>['completeTelephone'] | null>(null);
  const offered = useRef<string | null>(null);
  const [made, setMade] = useState<CompletedTelephone | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const complete = (): void => {
    const typed = latest.current.value;
    const number = read.current?.(typed, offered.current, [countryCode, usual], locale) ?? null;
    offered.current = null;
    if (number === null) return;
    if (number.written !== typed) {
      latest.current.onChange(number.written);
      setMade(number);
    }
    if (number.countryCode !== null) onCountry?.(number.countryCode);
  };
  const [readCode, setReadCode] = useState<string | null>(null);
  const load = (): Promise<void> =>
    loadReader().then(
      (reader) => {
        read.current = reader.completeTelephone;
        setReadCode(reader.callingCodeOf(countryCode));
      },
      // Without it the number stays as it was typed, and the hint says how it is written.
      () => undefined,
    );
  const input = useRef<HTMLInputElement>(null);
  const parts = useUnnoticed(input);
  const own = useId();
  const id = props.id ?? own;
  // The codes come with those parts, or when the guest comes here: they would be a kilobyte of every page.
  const code = useFlowParts()?.dialingCodeOf(countryCode) ?? readCode;
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
      hint={made?.said && made.written === value ? <span role="status">{made.said}</span> : props.hint}
      onFocus={() => {
        setOffered(true);
        void load();
        onFocus?.();
      }}
      onEnter={complete}
      onChange={(typed) => {
        if (isOffered) offered.current = code;
        setOffered(false);
        onChange(withoutOffer(typed));
      }}
      onBlur={() => {
        setOffered(false);
        if (value.trim() === code) onChange('');
        else if (read.current === null) void load().then(complete);
        else complete();
        onBlur?.();
      }}
    />
  );
}
