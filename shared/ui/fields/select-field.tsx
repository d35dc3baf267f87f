import { useRef, type ReactElement } from 'react';
import { Icon } from '../actions/icon.tsx';
import { useUnnoticed, type RichKind } from '../flow-parts.ts';
import { useLeave } from './use-leave.tsx';
import { controlOnly, FieldFrame, useControl, type FieldProps } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** What it is found by where the list is searched, its label among it. */
  readonly search?: string | undefined;
}

export interface SelectFieldProps extends FieldProps {
  /** Empty text: nothing chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly options: readonly SelectOption[];
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  /** What takes its place as soon as `shared/ui/flow` has come: a list, one that is searched by typing, or a slider. */
  readonly rich?: RichKind | undefined;
}

/** The browser's own select, dressed like a text field; with `rich`, only until antd's has come. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const { value, onChange, onBlur, options, placeholder, rich } = props;
  const control = useControl(props);
  const leave = useLeave(onBlur);
  const own = useRef<HTMLSelectElement>(null);
  const parts = useUnnoticed(own);
  return (
    <FieldFrame {...props} control={control}>
      {rich !== undefined && parts !== null ? (
        <parts.Select {...props} rich={rich} control={controlOnly(control)} onBlur={leave} />
      ) : (
        <span className="control">
          <select
            {...controlOnly(control)}
            ref={own}
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
      )}
    </FieldFrame>
  );
}
