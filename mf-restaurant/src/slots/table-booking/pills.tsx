import { useId, type ReactNode } from 'react';
import { Icon } from 'shared/ui';

export interface Pill {
  readonly value: string;
  readonly label: ReactNode;
  /** A quieter second line. */
  readonly detail?: ReactNode;
  /** What a screen reader says instead, where the label alone is too short. */
  readonly spoken?: string;
}

interface PillsProps {
  readonly id: string;
  readonly legend: string;
  readonly value: string | null;
  readonly options: readonly Pill[];
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
  /** For a digit or two. */
  readonly isNarrow?: boolean;
  /** After the last one, in the same row. */
  readonly children?: ReactNode;
}

/** One of several short choices, as the browser's own radio buttons: the arrow keys go from one to the next. */
export function Pills({
  id,
  legend,
  value,
  options,
  onChange,
  error = null,
  isNarrow = false,
  children,
}: PillsProps) {
  const name = useId();
  return (
    <fieldset
      className={error === null ? 'rt-pills' : 'rt-pills rt-pills--invalid'}
      id={id}
      tabIndex={-1}
      aria-describedby={error === null ? undefined : `${id}-error`}
    >
      <legend className="field__label">{legend}</legend>
      <div className={isNarrow ? 'rt-pills__list rt-pills__list--narrow' : 'rt-pills__list'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={option.value === value ? 'rt-pill rt-pill--chosen' : 'rt-pill'}
          >
            <input
              className="rt-pill__input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.spoken}
              onChange={() => {
                onChange(option.value);
              }}
            />
            <span className="rt-pill__label">{option.label}</span>
            {option.detail !== undefined && <span className="rt-pill__detail">{option.detail}</span>}
          </label>
        ))}
        {children}
      </div>
      {error !== null && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
