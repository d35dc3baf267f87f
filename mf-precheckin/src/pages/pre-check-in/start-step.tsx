import { useUnit } from 'effector-react';
import { useRef, type ReactElement } from 'react';
import { extrasEntry, partyText } from 'shared/domain';
import { formatStayDate } from 'shared/runtime';
import { Button, Facts, PageHeading, Picture, useIsDesktop, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { ManageBooking } from './components/manage-booking.tsx';
import type { StepProps } from './components/step-props.ts';
import { $flow, $isSetUpOffered, continuePressed, stepChosen } from './steps/model.ts';

/** The welcome: which stay it is, and what the guest will fill in. */
export function StartStep({ reservation, property }: StepProps): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
  const isDesktop = useIsDesktop();
  const { flow, isSetUpOffered, begin, go } = useUnit({
    flow: $flow,
    isSetUpOffered: $isSetUpOffered,
    begin: continuePressed,
    go: stepChosen,
  });
  const manage = useRef<HTMLElement>(null);
  const { booker, reservationItems } = reservation;
  const [first] = reservationItems;
  const name = booker?.firstName ?? first?.guests[0]?.firstName ?? '';
  const day = (date: string | undefined): string =>
    date === undefined ? '' : formatStayDate(date, 'long', locale);
  const hasExtras = flow?.items.some(({ hasSelectableServices }) => hasSelectableServices) ?? false;
  const topics = [
    ...(flow?.hasBooker === true ? [text('start.what.booker')] : []),
    text('start.what.guests'),
    ...(isSetUpOffered.some(Boolean) ? [text('start.what.setup')] : []),
    ...(hasExtras ? [text('start.what.extras')] : []),
    ...(flow?.asksForPayment === true ? [text('start.what.payment')] : []),
  ];
  return (
    <div className="page-width page pc-welcome">
      <div className="pc-welcome__picture">
        <Picture src={property.propertyImageUrl} alt="" ratio={isDesktop ? '1/1' : '16/9'} priority />
      </div>
      <div className="pc-welcome__text">
        <PageHeading
          eyebrow={text('page.eyebrow', { reference: reservation.referenceNumber })}
          lead={text('start.lead', { hotel: property.propertyName })}
        >
          {name === '' ? text('start.title-nobody') : text('start.title', { name })}
        </PageHeading>
        <Facts
          items={[
            {
              term: text('start.arrival'),
              detail: text('start.from', { date: day(first?.dateOfArrival), time: property.checkInTime }),
            },
            {
              term: text('start.departure'),
              detail: text('start.until', {
                date: day(first?.dateOfDeparture),
                time: property.checkOutTime,
              }),
            },
            {
              term: text('start.rooms'),
              detail: (
                <ul className="pc-plain">
                  {reservationItems.map((item) => (
                    <li key={item.reservationItemId}>
                      {text('start.room-line', { room: item.roomType, party: partyText(item, text) })}
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
        <section className="pc-asked">
          <h2 className="pc-asked__title">{text('start.what')}</h2>
          <ol className="pc-asked__list">
            {topics.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ol>
        </section>
        <div className="cluster pc-welcome__actions">
          <Button kind="primary" size="large" iconEnd="arrow-right" onClick={() => begin({ isDesktop })}>
            {text('start.begin')}
          </Button>
          {flow !== null && hasExtras && (
            <Button size="large" icon="plus" onClick={() => go(extrasEntry(flow))}>
              {text('start.extras')}
            </Button>
          )}
          <Button kind="link" onClick={() => manage.current?.focus()}>
            {text('manage.title')}
          </Button>
        </div>
      </div>
      <ManageBooking reservation={reservation} property={property} ref={manage} />
    </div>
  );
}
