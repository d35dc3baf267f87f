import { useId, type ReactElement, type ReactNode } from 'react';
import type { TextLanguage } from '../../domain/index.ts';
import { IconButton } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { useMessages } from '../words/use-messages.ts';

export interface NumberStepperProps {
  readonly label: string;
  /** `lang` and `dir` of a label that is a text of the hotel. */
  readonly labelLanguage?: TextLanguage | undefined;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Shown and said when the most is reached. */
  readonly maxReason?: string | null | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A small number between − and +. */
export function NumberStepper(props: NumberStepperProps): ReactElement {
  const { label, hint, value, min, max, onChange, maxReason, disabled = false } = props;
  const own = useId();
  const id = props.id ?? own;
  const text = useMessages(uiMessages);
  const atMax = value >= max;
  const note = atMax && typeof maxReason === 'string' ? maxReason : null;
  const set = (next: number): void => {
    const limited = Math.min(max, Math.max(min, next));
    if (limited !== value) onChange(limited);
  };
  return (
    <div className={classNames('stepper', props.className)}>
      <div className="stepper__text">
        <span id={`${id}-label`} className="stepper__label" {...props.labelLanguage}>
          {label}
        </span>
        {hint !== undefined && hint !== null && (
          <span className="field__hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        <span className="field__hint" role="status" id={`${id}-note`}>
          {note}
        </span>
      </div>
      <div className="stepper__controls">
        <IconButton
          icon="minus"
          kind="secondary"
          label={text('ui.decrease', { label })}
          disabled={disabled || value <= min}
          onClick={() => {
            set(value - 1);
          }}
        />
        <output className="stepper__value" id={id} aria-labelledby={`${id}-label`}>
          {value}
        </output>
        <IconButton
          icon="plus"
          kind="secondary"
          label={text('ui.increase', { label })}
          disabled={disabled || atMax}
          onClick={() => {
            set(value + 1);
          }}
        />
      </div>
    </div>
  );
}
