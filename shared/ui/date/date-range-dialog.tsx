import type { ReactElement, RefObject } from 'react';
import { formatStayDate, fromWidth, nightCount, nightsText } from '../../domain/index.ts';
import { Button } from '../actions/button.tsx';
import { datesMessages } from '../messages/dates.en-GB.ts';
import { Dialog } from '../surfaces/dialog.tsx';
import { Popover } from '../surfaces/popover.tsx';
import { useMediaQuery } from '../words/use-media-query.ts';
import { useLocale, useMessages } from '../words/use-messages.ts';
import type { DateRangeCalendarProps } from './calendar-props.ts';
import { usableRange } from './range.ts';
import { DateRangeCalendar } from './date-range-calendar.tsx';
import { MonthList } from './month-list.tsx';

export interface DateRangeDialogProps extends DateRangeCalendarProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Where it hangs from a tablet's width; without it, it is a dialog in the middle. */
  readonly anchorRef?: RefObject<HTMLElement | null> | undefined;
  /** What its main button says and does, once the stay has both dates; without it, that it is done. */
  readonly submit?: { readonly label: string; readonly onSubmit: () => void } | undefined;
}

/** A popover needs this much height for a month and what is said of it; a lower window, as on a zoomed page, is as a phone. */
const roomForPopover = `${fromWidth('tablet')} and (min-height: 560px)`;

/**
 * The calendar where it is opened: under its field, or as a list of months over the whole of a phone; with the nights chosen, clear and done.
 * On a phone it closes by itself once both days are chosen, unless its main button does more than that.
 */
export function DateRangeDialog({
  open,
  onClose,
  title,
  anchorRef,
  submit,
  ...calendar
}: DateRangeDialogProps): ReactElement | null {
  const text = useMessages(datesMessages);
  const locale = useLocale();
  const isWide = useMediaQuery(roomForPopover);
  const { onChange, unavailable } = calendar;
  const { from, to } = usableRange(calendar, unavailable);
  const chosen =
    from === null
      ? text('ui.choose-arrival')
      : to === null
        ? `${formatStayDate(from, 'short', locale)} – ${text('ui.choose-departure')}`
        : `${formatStayDate(from, 'short', locale)} – ${formatStayDate(to, 'short', locale)} · ${nightsText(nightCount({ from, to }), text)}`;
  const closesItself = !isWide && submit === undefined;
  const footer = (
    <div className="calendar__foot">
      <p className="calendar__chosen" role="status">
        {chosen}
      </p>
      <Button
        kind="link"
        size="small"
        disabled={from === null}
        onClick={() => {
          onChange({ from: null, to: null });
        }}
      >
        {text('ui.clear')}
      </Button>
      {!closesItself && (
        <Button
          kind="primary"
          size="small"
          disabled={submit !== undefined && to === null}
          onClick={submit?.onSubmit ?? onClose}
        >
          {submit?.label ?? text('ui.done')}
        </Button>
      )}
    </div>
  );
  if (!isWide) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        footer={footer}
        placement="bottom"
        className="dialog--calendar"
      >
        <MonthList
          {...calendar}
          onChange={(range) => {
            onChange(range);
            if (closesItself && range.to !== null) onClose();
          }}
          autoFocus
        />
      </Dialog>
    );
  }
  const body = <DateRangeCalendar {...calendar} autoFocus />;
  if (anchorRef !== undefined) {
    return (
      <Popover
        open={open}
        onClose={onClose}
        anchorRef={anchorRef}
        label={title}
        footer={footer}
        className="popover--calendar"
      >
        {body}
      </Popover>
    );
  }
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer} size="large">
      {body}
    </Dialog>
  );
}
