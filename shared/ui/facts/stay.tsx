import type { ReactElement } from 'react';
import type { Party, StayDate } from '../../contracts/index.ts';
import {
  formatStayDate,
  nightCount,
  nightsText,
  partyText,
  toUrlDate,
  type DatePattern,
} from '../../domain/index.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { useLocale, useMessages } from '../words/use-messages.ts';

export interface StayDatesProps {
  readonly from: StayDate;
  readonly to: StayDate;
  readonly pattern?: DatePattern | undefined;
  /** Adds "· 3 nights". */
  readonly nights?: boolean | undefined;
}

/** Arrival and departure as a guest reads them (product.md 9). */
export function StayDates({ from, to, pattern = 'short', nights = false }: StayDatesProps): ReactElement {
  const locale = useLocale();
  const text = useMessages(uiMessages);
  return (
    <span className="stay-dates">
      <time dateTime={toUrlDate(from)}>{formatStayDate(from, pattern, locale)}</time>
      {' – '}
      {/* The dot ends the line of the dates: a line never begins with it. */}
      <span className="stay-dates__nights">
        <time dateTime={toUrlDate(to)}>{formatStayDate(to, pattern, locale)}</time>
        {nights && ' ·'}
      </span>
      {nights && (
        <>
          {' '}
          <span className="stay-dates__nights">{nightsText(nightCount({ from, to }), text)}</span>
        </>
      )}
    </span>
  );
}

/** "2 adults, 1 child" (product.md 9). */
export function PartySummary({ party }: { readonly party: Party }): ReactElement {
  return <span>{partyText(party, useMessages(uiMessages))}</span>;
}
