import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Property, StayDate } from 'shared/contracts';
import type { BookedTable } from 'shared/contracts/tables';
import { guestsText } from 'shared/domain';
import { formatStayDate, paths } from 'shared/runtime';
import { Button, Card, ContactLinks, Dialog, Facts, Notice, useLocale, useMessages } from 'shared/ui';
import { messages as tableMessages } from '../../messages/index.ts';
import { messages } from './messages.ts';
import { $doing, $done, $isCancelling, cancelConfirmed, cancelWanted, kept, moveWanted } from './model.ts';
import { MoveForm } from './move-form.tsx';
import { Refusal } from './refusal.tsx';

interface TableViewProps {
  readonly property: Property;
  readonly today: StayDate;
  readonly table: BookedTable;
}

/** What it is: restaurant, time, party and name. */
function TableFacts({ table }: { readonly table: BookedTable }) {
  const text = useMessages(tableMessages);
  const locale = useLocale();
  const party = { numberOfAdults: table.partySize, numberOfChildren: 0, numberOfInfants: 0 };
  const fact = (term: string, detail: string | null) =>
    detail === null || detail === '' ? [] : [{ term, detail: <bdi>{detail}</bdi> }];
  const date = formatStayDate(table.visitDate, 'comma', locale);
  return (
    <Facts
      columns={2}
      items={[
        ...fact(text('table.restaurant'), table.restaurantName),
        ...fact(text('table.done.when'), text('table.done.at', { date, time: table.visitTime })),
        ...fact(text('table.party'), guestsText(party, text)),
        ...fact(text('table.done.name'), table.guestName),
        ...fact(text('table.done.reference'), table.bookingReference),
        ...(table.promotionName === null
          ? []
          : fact(text('table.offer', { time: table.visitTime }), table.promotionName)),
      ]}
    />
  );
}

/** How it stands, and what was just done. */
function Standing({ table, property }: Pick<TableViewProps, 'table' | 'property'>) {
  const text = useMessages(messages);
  const { done } = useUnit({ done: $done });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== null) box.current?.focus();
  }, [done]);
  if (done === null && table.status === 'Booked') return null;
  return (
    <div ref={box} tabIndex={-1}>
      {done === 'moved' && (
        <Notice tone="positive" title={text('manage.moved')} announce>
          {text('manage.mailed')}
        </Notice>
      )}
      {table.status === 'Cancelled' && (
        <Notice tone="positive" title={text('manage.cancelled')} announce={done !== null}>
          {text(done === null ? 'manage.cancelled.text' : 'manage.mailed')}
        </Notice>
      )}
      {table.status === 'Passed' && (
        <Notice tone="warning" title={text('manage.passed')}>
          <p>{text('manage.passed.text')}</p>
          <ContactLinks contact={property} />
        </Notice>
      )}
    </div>
  );
}

function CancelDialog() {
  const text = useMessages(messages);
  const { isBusy, confirm, keep } = useUnit({ isBusy: $isCancelling, confirm: cancelConfirmed, keep: kept });
  return (
    <Dialog
      open
      size="small"
      title={text('manage.cancel.ask')}
      onClose={() => keep()}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => keep()}>
            {text('manage.cancel.keep')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => confirm()}>
            {text('manage.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{text('manage.cancel.text')}</p>
        <Refusal />
      </div>
    </Dialog>
  );
}

/** A table as it stands, and the two things that can be done about it. */
export function TableView({ property, today, table }: TableViewProps) {
  const text = useMessages(messages);
  const { doing, wantMove, wantCancel } = useUnit({
    doing: $doing,
    wantMove: moveWanted,
    wantCancel: cancelWanted,
  });
  return (
    <div className="stack">
      <Standing table={table} property={property} />
      <Card as="section" padding="large">
        <div className="stack">
          <TableFacts table={table} />
          {table.status === 'Booked' && doing !== 'moving' && (
            <div className="cluster">
              <Button kind="primary" onClick={() => wantMove()}>
                {text('manage.move')}
              </Button>
              <Button onClick={() => wantCancel()}>{text('manage.cancel')}</Button>
            </div>
          )}
        </div>
      </Card>
      {doing === 'moving' && <MoveForm today={today} table={table} />}
      {doing === 'cancelling' && <CancelDialog />}
      {doing === null && <Refusal />}
      <p>
        <a href={paths.search(property.propertyCode)}>{text('manage.to-hotel')}</a>
      </p>
    </div>
  );
}
