import type { ReactElement, ReactNode } from 'react';
import type { TextLanguage } from 'shared/domain';
import { Icon } from 'shared/ui';
import './filters.css';

interface ToggleChipProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export const ToggleChip = ({ isOn, onToggle, children }: ToggleChipProps): ReactElement => (
  <button
    type="button"
    className={isOn ? 'rr-chip rr-chip--on' : 'rr-chip'}
    aria-pressed={isOn}
    onClick={onToggle}
  >
    {isOn && <Icon name="check" size={16} />}
    {children}
  </button>
);

interface SelectChipProps {
  readonly label: string;
  /** What every value is called: nothing is chosen. */
  readonly all: string;
  readonly value: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly short: string;
    /** Of a word of the hotel. */
    readonly language?: TextLanguage;
  }[];
  readonly onChange: (value: string) => void;
}

/** One of several values; the browser's own list opens over the chip, which is as wide as what is chosen. */
export function SelectChip({ label, all, value, options, onChange }: SelectChipProps): ReactElement {
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={chosen === undefined ? 'rr-chip' : 'rr-chip rr-chip--on'}>
      <span aria-hidden="true" {...chosen?.language}>
        {chosen?.short ?? label}
      </span>
      <Icon name="chevron-down" size={16} />
      <select
        className="rr-chip__control"
        aria-label={label}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} {...option.language}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
