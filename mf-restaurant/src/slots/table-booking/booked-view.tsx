import { useEffect, useRef } from 'react';
import { guestsText } from 'shared/domain';
import { formatStayDate } from 'shared/runtime';
import { Button, Facts, Icon, reflect, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { anotherWanted, type BookedTable } from './create-model.ts';

interface BookedViewProps {
  readonly table: BookedTable;
  readonly onClose: () => void;
  /** The guest wants a further table. */
  readonly onAnother: () => void;
}

/** The table is the guest's: its reference, and where the mail went (product.md 4). */
export function BookedView({ table, onClose, onAnother }: BookedViewProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference, restaurant, visitDate, visitTime, partySize, guestName, email, info, manageUrl } = table;
  const party = { numberOfAdults: partySize, numberOfChildren: 0, numberOfInfants: 0 };
  return (
    <div className="stack rt-booked">
      <h3 className="rt-booked__title" ref={heading} tabIndex={-1}>
        <span className="rt-booked__mark">
          <Icon name="check" />
        </span>
        {text('success.table')}
      </h3>
      <Facts
        columns={2}
        items={[
          {
            term: text('table.done.reference'),
            detail: <strong className="rt-booked__reference">{reference}</strong>,
          },
          ...(guestName === '' ? [] : [{ term: text('table.done.name'), detail: guestName }]),
          { term: text('table.restaurant'), detail: restaurant },
          {
            term: text('table.done.when'),
            detail: text('table.done.at', {
              date: formatStayDate(visitDate, 'comma', locale),
              time: visitTime,
            }),
          },
          { term: text('table.party'), detail: guestsText(party, text) },
        ]}
      />
      {info !== null && (
        <p className="rt-leave">
          <Icon name="clock" size={18} />
          {info}
        </p>
      )}
      <p className="muted">{text('table.done.mail', { email })}</p>
      {manageUrl !== null && (
        <p>
          <a href={manageUrl}>{text('table.done.manage')}</a>
        </p>
      )}
      <div className="cluster">
        <Button kind="primary" onClick={onClose}>
          {text('table.done.close')}
        </Button>
        <Button kind="quiet" onClick={() => onAnother()}>
          {text('table.done.another')}
        </Button>
      </div>
    </div>
  );
}

export const Booked = reflect({ view: BookedView, bind: { onAnother: anotherWanted } });
