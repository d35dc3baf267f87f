import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';
import type { Property, StayDate } from 'shared/contracts';
import { guestsText } from 'shared/domain';
import { formatStayDate } from 'shared/runtime';
import { Button, ErrorSummary, Notice, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $isBooking, tableForm } from './create-model.ts';
import { DayChoice } from './day-choice.tsx';
import { DetailsFields } from './details-fields.tsx';
import { isLargeParty } from './draft.ts';
import { fieldId } from './field-id.ts';
import { $draft, $setup, $token } from './model.ts';
import { PartyChoice } from './party-choice.tsx';
import { RestaurantChoice } from './restaurant-choice.tsx';
import { TimeChoice } from './time-choice.tsx';

interface TableFormProps {
  readonly property: Property;
  readonly today: StayDate;
}

/** Restaurant, day, party, time and details, and at the bottom what is being booked (product.md 4). */
export function TableForm({ property, today }: TableFormProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { draft, setup, token, problems, attempts, error, isBooking, book } = useUnit({
    draft: $draft,
    setup: $setup,
    token: $token,
    problems: tableForm.$shown,
    attempts: tableForm.$attempts,
    error: tableForm.$refusal,
    isBooking: $isBooking,
    book: tableForm.submitted,
  });
  const { visitDate, visitTime, partySize } = draft;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    book();
  };
  const party = { numberOfAdults: partySize ?? 0, numberOfChildren: 0, numberOfInfants: 0 };
  const summary =
    visitDate === null || visitTime === null
      ? text('table.summary.empty')
      : `${text('table.done.at', { date: formatStayDate(visitDate, 'comma', locale), time: visitTime })} · ${guestsText(party, text)}`;
  return (
    <form className="stack rt-form" onSubmit={onSubmit} noValidate aria-busy={isBooking}>
      <p className="muted">
        {text(token === null ? 'table.lead' : 'table.lead.stay', { hotel: property.propertyName })}
      </p>
      <RestaurantChoice />
      <DayChoice today={today} />
      <PartyChoice property={property} />
      <TimeChoice />
      <DetailsFields />
      <ErrorSummary
        title={text('table.missing')}
        focusKey={attempts}
        problems={problems.map(({ field, message }) => ({
          fieldId: field === 'identifier' ? null : fieldId(field),
          message: text(message),
        }))}
      />
      {error !== null && (
        <Notice tone="negative" title={text('table.refused')} announce>
          <p>{error}</p>
          <p>{text('table.refused.hint')}</p>
        </Notice>
      )}
      <div className="rt-bar">
        <p className="rt-bar__summary">{summary}</p>
        <Button
          kind="primary"
          type="submit"
          busy={isBooking}
          disabled={isLargeParty(partySize, setup)}
          className="rt-bar__book"
        >
          {text(isBooking ? 'table.booking' : 'table.book')}
        </Button>
      </div>
    </form>
  );
}
