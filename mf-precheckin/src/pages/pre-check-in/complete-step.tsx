import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { formatMoney, formatStayDate } from 'shared/runtime';
import { Button, Card, Icon, PageHeading, SectionHeading, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $draft } from './draft/model.ts';
import { ManageBooking } from './components/manage-booking.tsx';
import { StayCard } from './components/stay-card.tsx';
import { $account } from './payment/model.ts';
import type { StepProps } from './components/step-props.ts';

/** It is saved: what is still to do when the guest arrives. */
export function CompleteStep({ reservation, property }: StepProps): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
  const { draft, account } = useUnit({ draft: $draft, account: $account });
  const [first] = reservation.reservationItems;
  const name = draft?.booker?.firstName ?? '';
  const email = draft?.booker?.emailAddress ?? '';
  const due = account !== null && reservation.company === null && account.balance > 0 ? account.balance : 0;
  return (
    <div className="page-width page pc-complete">
      <div className="pc-complete__text">
        <span className="pc-badge__icon pc-badge__icon--positive">
          <Icon name="check" size={28} />
        </span>
        <PageHeading
          eyebrow={text('page.eyebrow', { reference: reservation.referenceNumber })}
          lead={email === '' ? text('complete.lead-nobody') : text('complete.lead', { email })}
        >
          {name === '' ? text('complete.title') : text('complete.title-named', { name })}
        </PageHeading>
        <Card as="section" padding="large">
          <div className="pc-section">
            <SectionHeading>{text('complete.next')}</SectionHeading>
            <ul className="pc-next">
              <li>
                {text('complete.come', {
                  time: property.checkInTime,
                  date: first === undefined ? '' : formatStayDate(first.dateOfArrival, 'long', locale),
                })}
              </li>
              <li>{text('complete.bring')}</li>
              {due > 0 && account !== null && (
                <li>{text('complete.pay', { amount: formatMoney(due, account.currency, locale) })}</li>
              )}
            </ul>
            <p>
              <strong>{text('complete.where')}</strong>
              <br />
              {property.propertyAddress}
            </p>
            <div className="cluster no-print">
              <Button kind="primary" icon="print" onClick={() => globalThis.print()}>
                {text('complete.print')}
              </Button>
              {property.websiteUrl !== null && (
                <Button href={property.websiteUrl}>{text('complete.website')}</Button>
              )}
            </div>
          </div>
        </Card>
        <ManageBooking reservation={reservation} property={property} />
      </div>
      <aside className="pc-complete__aside" aria-label={text('stay.label')}>
        <StayCard reservation={reservation} property={property} />
      </aside>
    </div>
  );
}
