import { useRef, useState, type ReactElement } from 'react';
import type { StayDate } from '../../contracts/index.ts';
import { formatStayDate } from '../../domain/index.ts';
import { Icon } from '../actions/icon.tsx';
import { controlOnly, FieldFrame, useControl, type FieldProps } from '../fields/field.tsx';
import { uiMessages } from '../messages/en-GB.ts';
import { Popover } from '../surfaces/popover.tsx';
import { useLocale, useMessages } from '../words/use-messages.ts';
import { DateRangeCalendar } from './date-range-calendar.tsx';

export interface DateFieldProps extends FieldProps {
  readonly value: StayDate | null;
  readonly onChange: (date: StayDate) => void;
  readonly min: StayDate;
  readonly max: StayDate;
  readonly today?: StayDate | undefined;
  readonly unavailable?: ((date: StayDate) => string | null) | undefined;
}

/** One date, chosen from a calendar that opens under the field. */
export function DateField(props: DateFieldProps): ReactElement {
  const { value, onChange, min, max, today = min, unavailable } = props;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const locale = useLocale();
  const text = useMessages(uiMessages);
  const control = useControl(props);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <FieldFrame {...props} control={control}>
      <span className="popover-anchor">
        <button
          {...controlOnly(control)}
          ref={anchor}
          type="button"
          className="control control--button"
          disabled={props.disabled}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <span className="control__input">
            {value === null ? text('ui.choose-date') : formatStayDate(value, 'short', locale)}
          </span>
          <Icon name="calendar" className="control__arrow" />
        </button>
        <Popover open={open} onClose={close} anchorRef={anchor} label={props.label}>
          <DateRangeCalendar
            single
            autoFocus
            months={1}
            from={value}
            to={null}
            min={min}
            max={max}
            today={today}
            unavailable={unavailable}
            onChange={({ from }) => {
              if (from === null) return;
              onChange(from);
              close();
              anchor.current?.focus();
            }}
          />
        </Popover>
      </span>
    </FieldFrame>
  );
}
