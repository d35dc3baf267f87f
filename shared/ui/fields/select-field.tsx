import type { ReactElement } from 'react';
import { useLeave } from './after-press.tsx';
import { Icon } from '../actions/icon.tsx';
import { controlOnly, FieldFrame, useControl, type FieldProps } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldProps {
  /** Empty text: nothing chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly options: readonly SelectOption[];
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
}

/** The browser's own select, dressed like a text field. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const { value, onChange, onBlur, options, placeholder } = props;
  const control = useControl(props);
  const leave = useLeave(onBlur);
  return (
    <FieldFrame {...props} control={control}>
      <span className="control">
        <select
          {...controlOnly(control)}
          className="control__input control__select"
          name={props.name}
          value={value}
          disabled={props.disabled}
          autoComplete={props.autoComplete}
          onBlur={leave}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="control__arrow" />
      </span>
    </FieldFrame>
  );
}
