import { useState, type HTMLInputTypeAttribute, type ReactElement, type ReactNode, type Ref } from 'react';
import { uiMessages } from '../messages/en-GB.ts';
import { useLeave } from './use-leave.tsx';
import { IconButton } from '../actions/button.tsx';
import { useMessages } from '../words/use-messages.ts';
import { controlOnly, FieldFrame, useControl, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  /** Before the form is sent by it. */
  readonly onEnter?: (() => void) | undefined;
  readonly type?: HTMLInputTypeAttribute | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | undefined;
  readonly autoCapitalize?: 'none' | 'words' | 'characters' | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Applied to what is typed before `onChange` hears of it. */
  readonly format?: ((value: string) => string) | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text with label, hint and error. */
export function TextField(props: TextFieldProps): ReactElement {
  const {
    value,
    onChange,
    onBlur,
    onFocus,
    onEnter,
    type = 'text',
    prefix,
    suffix,
    format,
    inputRef,
  } = props;
  const control = useControl(props);
  const leave = useLeave(onBlur);
  return (
    <FieldFrame {...props} control={control}>
      <span className="control">
        {prefix !== undefined && <span className="control__affix">{prefix}</span>}
        <input
          {...controlOnly(control)}
          ref={inputRef}
          className="control__input"
          name={props.name}
          type={type}
          value={value}
          disabled={props.disabled}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          autoCapitalize={props.autoCapitalize}
          spellCheck={props.spellCheck}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          onFocus={onFocus}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
          }}
          onChange={({ currentTarget: input }) => {
            const typed = input.value;
            if (format !== undefined) {
              const before = typed.slice(0, input.selectionEnd ?? undefined);
              input.value = format(typed);
              const caret = format(before).length;
              input.setSelectionRange(caret, caret);
            }
            onChange(input.value);
          }}
        />
        {suffix !== undefined && <span className="control__affix">{suffix}</span>}
      </span>
    </FieldFrame>
  );
}

export interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password that can be looked at; never stored by the page. */
export function PasswordField({
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  const text = useMessages(uiMessages);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={text(shown ? 'ui.hide-password' : 'ui.show-password')}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    />
  );
}

export interface TextAreaFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly autoComplete?: string | undefined;
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps): ReactElement {
  const control = useControl(props);
  const leave = useLeave(props.onBlur);
  return (
    <FieldFrame {...props} control={control}>
      <textarea
        {...controlOnly(control)}
        className="control control__input control--area"
        name={props.name}
        autoComplete={props.autoComplete}
        rows={props.rows ?? 3}
        value={props.value}
        disabled={props.disabled}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        onBlur={leave}
        onChange={(event) => {
          props.onChange(event.currentTarget.value);
        }}
      />
    </FieldFrame>
  );
}
