import '../../slots/table-booking/table.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, pageTitled } from 'shared/runtime';
import { FailedState, PageHeading, Skeleton, useMessages } from 'shared/ui';
import { $today } from '../../slots/table-booking/model.ts';
import { messages } from './messages.ts';
import { $loadProblem, $table, loadRetried, pageOpened } from './model.ts';
import { TableView } from './table-view.tsx';

/** A booked table, by the secret of its link: what it is, and how it is moved or cancelled (docs/decisions/0130). */
export function ManageTable() {
  const text = useMessages(messages);
  const { property, today, table, problem, opened, retry, titled } = useUnit({
    property: $property,
    today: $today,
    table: $table,
    problem: $loadProblem,
    opened: pageOpened,
    retry: loadRetried,
    titled: pageTitled,
  });
  useEffect(() => opened(), [opened]);
  const title = text('manage.title');
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  if (property === null || today === null) return null;
  return (
    <div className="page-width page rt-page">
      <PageHeading lead={property.propertyName}>{title}</PageHeading>
      {problem === null && table === null && <Skeleton lines={8} />}
      {problem === null && table !== null && <TableView property={property} today={today} table={table} />}
      {problem === 'wrong' && (
        <FailedState title={text('manage.wrong')} contact={property}>
          {text('manage.wrong.text')}
        </FailedState>
      )}
      {problem === 'failed' && (
        <FailedState title={text('manage.not-loaded')} onRetry={() => retry()} contact={property}>
          {text('manage.not-loaded.text')}
        </FailedState>
      )}
    </div>
  );
}
