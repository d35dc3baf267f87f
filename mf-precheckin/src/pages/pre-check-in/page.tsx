import { useUnit } from 'effector-react';
import { $property, $route } from 'shared/runtime';
import { Button, Card, Facts, PageHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { mailLink, phoneLink } from './rules.ts';

/** Opened by the link of a reservation: its reference, the hotel's times, and how to tell the hotel of one's arrival. */
export function PreCheckInPage() {
  const text = useMessages(messages);
  const { property, route } = useUnit({ property: $property, route: $route });
  if (property === null) return null;
  const reference = route.params['referenceNumber'] ?? '';
  const subject = text('preCheckIn.subject', { reference });
  return (
    <div className="page-width page page--narrow">
      <PageHeading lead={text('preCheckIn.lead', { hotel: property.propertyName })}>
        {text('preCheckIn.title')}
      </PageHeading>
      <Card padding="large">
        <div className="stack">
          <Facts
            items={[
              { term: text('preCheckIn.reference'), detail: reference },
              {
                term: text('preCheckIn.times'),
                detail: text('preCheckIn.times.text', {
                  checkIn: property.checkInTime,
                  checkOut: property.checkOutTime,
                }),
              },
              { term: text('preCheckIn.how'), detail: text('preCheckIn.how.text') },
            ]}
          />
          <div className="cluster">
            <Button kind="primary" icon="mail" href={mailLink(property.email, subject)}>
              {text('preCheckIn.write', { email: property.email })}
            </Button>
            <Button icon="phone" href={phoneLink(property.telephone)}>
              {text('preCheckIn.call', { telephone: property.telephone })}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
