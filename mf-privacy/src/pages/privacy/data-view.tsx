import { useUnit } from 'effector-react';
import type { PersonalData, Property } from 'shared/contracts';
import { Button, Card, ContactLinks, Notice, SectionHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { Download } from './download.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { erasureWanted } from './erase-model.ts';

interface DataProps {
  readonly data: PersonalData;
  readonly property: Property;
}

/** What the hotel has, in numbers. */
function DataFacts({ data }: Pick<DataProps, 'data'>) {
  const text = useMessages(messages);
  const counts = [
    ['data.stays', data.stays],
    ['data.others', data.staysOfOthers],
    ['data.tables', data.tables],
    ...(data.reviews === undefined ? [] : ([['data.reviews', data.reviews]] as const)),
    ['data.cards', data.savedCards],
    ['data.invoices', data.invoices],
  ] as const;
  return (
    <dl className="privacy-facts">
      <dt>{text('data.account')}</dt>
      <dd>{text(data.hasAccount ? 'data.account.yes' : 'data.account.none')}</dd>
      {counts.flatMap(([key, count]) => [
        <dt key={key}>{text(key)}</dt>,
        <dd key={`${key} count`}>{count}</dd>,
      ])}
    </dl>
  );
}

/** First the truth: what goes, what stays, and what keeps it from going. */
function Erase({ data, property }: DataProps) {
  const text = useMessages(messages);
  const want = useUnit(erasureWanted);
  return (
    <Card as="section" padding="large" aria-labelledby="privacy-erase">
      <SectionHeading id="privacy-erase">{text('erase.title')}</SectionHeading>
      <div className="stack">
        <div>
          <h3>{text('erase.goes')}</h3>
          <p>{text('erase.goes.text')}</p>
        </div>
        <div>
          <h3>{text('erase.stays')}</h3>
          <ul className="privacy-list">
            <li>{text('erase.stays.text')}</li>
            {(data.reviews ?? 0) > 0 && <li>{text('erase.stays.reviews')}</li>}
            {data.invoices > 0 && <li>{text('erase.stays.invoices')}</li>}
          </ul>
        </div>
        {data.open.length > 0 ? (
          <>
            <Notice tone="warning" title={text('erase.blocked')}>
              <ul className="privacy-list">
                {data.open.map(({ kind, referenceNumber }) => (
                  <li key={`${kind} ${referenceNumber}`}>
                    {text(`erase.blocked.${kind}`, { reference: referenceNumber })}
                  </li>
                ))}
              </ul>
              {text('erase.blocked.text')}
            </Notice>
            <ContactLinks contact={property} />
          </>
        ) : (
          <div>
            <Button kind="danger" onClick={() => want()}>
              {text('erase.button')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** What a person sees and does with the data: download and erase. */
export function DataView({ data, property }: DataProps) {
  const text = useMessages(messages);
  const title = text('data.of', { hotel: property.propertyName, email: data.emailAddress ?? '' });
  return (
    <div className="stack">
      <Card as="section" padding="large" aria-labelledby="privacy-data">
        <SectionHeading id="privacy-data">{title}</SectionHeading>
        <DataFacts data={data} />
        <Download />
      </Card>
      <Erase data={data} property={property} />
      <EraseDialog property={property} />
    </div>
  );
}
