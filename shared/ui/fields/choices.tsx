import { useId, type ReactElement, type ReactNode } from 'react';
import { useLeave } from './use-leave.tsx';
import { classNames } from '../class-names.ts';
import { controlOnly, FieldError, useControl, type FieldProps } from './field.tsx';

export interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** One yes or no. */
export function CheckboxField(props: CheckboxFieldProps): ReactElement {
  const control = useControl(props);
  const { label, hint, error, checked, onChange } = props;
  const leave = useLeave(props.onBlur);
  return (
    <div className={classNames('check', typeof error === 'string' && 'field--invalid', props.className)}>
      <label className="check__row">
        <input
          {...controlOnly(control)}
          className="check__box"
          type="checkbox"
          name={props.name}
          checked={checked}
          disabled={props.disabled}
          onBlur={leave}
          onChange={(event) => {
            onChange(event.currentTarget.checked);
          }}
        />
        <span className="check__label">{label}</span>
      </label>
      {hint !== undefined && hint !== null && (
        <p className="field__hint check__hint" id={control.hintId}>
          {hint}
        </p>
      )}
      <FieldError id={control.errorId}>{error}</FieldError>
    </div>
  );
}

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** At the right: a price, a badge. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps {
  readonly legend: string;
  readonly hideLegend?: boolean | undefined;
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly options: readonly RadioOption[];
  readonly columns?: 1 | 2 | 3 | undefined;
  readonly error?: string | null | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** One of several, each on a card of its own. */
export function RadioCards(props: RadioCardsProps): ReactElement {
  const own = useId();
  const id = props.id ?? own;
  const { legend, hideLegend = false, value, onChange, options, columns = 1, error, name = id } = props;
  const invalid = typeof error === 'string' && error !== '';
  return (
    <fieldset
      className={classNames('radio-cards', invalid && 'field--invalid', props.className)}
      id={id}
      tabIndex={-1}
      aria-describedby={invalid ? `${id}-error` : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : 'field__label'}>{legend}</legend>
      <div className={`radio-cards__list radio-cards__list--${columns}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames('radio-card', option.value === value && 'radio-card--chosen')}
          >
            <input
              className="radio-card__input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => {
                onChange(option.value);
              }}
            />
            <span className="radio-card__text">
              <span className="radio-card__label">{option.label}</span>
              {option.description !== undefined && (
                <span className="radio-card__description">{option.description}</span>
              )}
            </span>
            {option.aside !== undefined && <span className="radio-card__aside">{option.aside}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
