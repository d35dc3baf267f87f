import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { Alert, Button, Checkbox, Descriptions } from 'shared/ui/desk';
import { Loading, saveFile } from 'shared/ui';
import { useWords } from '../use-desk.ts';
import type { OfBooking } from './acts.tsx';
import {
  $person,
  $personFile,
  erasePersonFx,
  erasureConfirmed,
  fileSaved,
  fileWanted,
  personFileFx,
  personFx,
  personWanted,
} from './person-model.ts';

/** What the hotel has of the guest who booked: as a file, and erased. First the truth, then one confirmation. */
export function PersonForm({ property, detail }: OfBooking) {
  const text = useWords();
  const { person, file, isReading, isMaking, isErasing, want, wantFile, saved, erase } = useUnit({
    person: $person,
    file: $personFile,
    isReading: personFx.pending,
    isMaking: personFileFx.pending,
    isErasing: erasePersonFx.pending,
    want: personWanted,
    wantFile: fileWanted,
    saved: fileSaved,
    erase: erasureConfirmed,
  });
  const [isSure, setSure] = useState(false);
  const { propertyId } = property;
  const { reservationId } = detail.booking;
  useEffect(() => {
    want({ propertyId, reservationId });
  }, [want, propertyId, reservationId]);
  useEffect(() => {
    if (file === null) return;
    saveFile(file.fileName, 'application/json', file.content);
    saved();
  }, [file, saved]);
  if (person === null)
    return isReading ? (
      <Loading label={text('desk.waiting')} />
    ) : (
      <Button onClick={() => want({ propertyId, reservationId })}>{text('person.again')}</Button>
    );
  const counts = [
    ['stays', person.stays],
    ['others', person.staysOfOthers],
    ['tables', person.tables],
    ...(person.reviews === undefined ? [] : ([['reviews', person.reviews]] as const)),
    ['cards', person.savedCards],
    ['invoices', person.invoices],
  ] as const;
  const items = [
    {
      key: 'account',
      label: text('person.account'),
      children: text(person.hasAccount ? 'person.yes' : 'person.no'),
    },
    ...counts.map(([key, count]) => ({ key, label: text(`person.${key}`), children: count })),
  ];
  return (
    <div className="desk-form">
      <p>
        {person.emailAddress === null
          ? text('person.this-only')
          : text('person.of', { email: person.emailAddress })}
      </p>
      <Descriptions column={1} size="small" items={items} />
      <p>{text('person.goes')}</p>
      <div className="desk-actions">
        <Button loading={isMaking} onClick={() => wantFile({ propertyId, reservationId })}>
          {text('person.export')}
        </Button>
      </div>
      {person.open.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={text('person.open')}
          description={
            <ul>
              {person.open.map(({ kind, referenceNumber }) => (
                <li key={`${kind} ${referenceNumber}`}>
                  {text(`person.open.${kind}`, { reference: referenceNumber })}
                </li>
              ))}
            </ul>
          }
        />
      ) : (
        <>
          <Checkbox checked={isSure} onChange={(event) => setSure(event.target.checked)}>
            {text('person.sure')}
          </Checkbox>
          <div className="desk-actions">
            <Button
              danger
              disabled={!isSure}
              loading={isErasing}
              onClick={() => erase({ propertyId, reservationId })}
            >
              {text('person.erase')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
