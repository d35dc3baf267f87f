import { useUnit } from 'effector-react';
import type { Confirmation, Property } from 'shared/contracts';
import { calendarFile } from 'shared/domain';
import { $bookConfig, $clock, $route, paths } from 'shared/runtime';
import { stayPage } from 'shared/runtime/factories';
import { Button, Card, saveFile, SectionHeading, useMessages } from 'shared/ui';
import { bookedMessages } from '../../messages/booked.en-GB.ts';
import { tableWanted } from './model.ts';

interface ActionsProps {
  readonly confirmation: Confirmation;
  readonly property: Property;
}

/** product.md 1: what the confirmation offers, and the calendar file beside it (decisions 1). */
export function Actions({ confirmation, property }: ActionsProps) {
  const text = useMessages(bookedMessages);
  const { config, clock, wantTable, route } = useUnit({
    config: $bookConfig,
    clock: $clock,
    wantTable: tableWanted,
    route: $route,
  });
  const token = route.params['confirmationToken'] ?? '';
  const { property: hotel, referenceNumber, preCheckInUrl } = confirmation;
  // Nothing that stands beside a stay which may not come to be.
  const isOnRequest = confirmation.onRequest === true;
  const isCancelled = (confirmation.cancelledAtUtc ?? null) !== null;
  const isInvoiced = confirmation.status === 'Confirmed' || confirmation.canBeInvoiced === true;
  const isManaged = token !== '' && !isOnRequest && (isCancelled || confirmation.status === 'Confirmed');
  const manage = isManaged ? stayPage(property.propertyCode, token) : null;
  const saveCalendar = () => {
    const content = calendarFile({
      uid: `${referenceNumber}@${hotel.propertyCode}`,
      from: confirmation.dateFrom,
      to: confirmation.dateTo,
      title: text('confirmation.event', { hotel: hotel.propertyName }),
      text: text('confirmation.event.text', {
        reference: referenceNumber,
        checkIn: hotel.checkInTime,
        checkOut: hotel.checkOutTime,
      }),
      place: hotel.propertyAddress,
      url: globalThis.location.href,
      stamp: clock.now(),
    });
    saveFile(`${referenceNumber}.ics`, 'text/calendar;charset=utf-8', content);
  };
  return (
    <Card as="section" padding="medium" className="co-actions">
      <SectionHeading>{text('confirmation.actions')}</SectionHeading>
      {!isOnRequest && !isCancelled && config?.restaurantBookingServiceActive === true && (
        <Button icon="cutlery" block onClick={() => wantTable()}>
          {text('confirmation.table')}
        </Button>
      )}
      {manage !== null && (
        <Button icon="edit" block href={manage}>
          {text('confirmation.manage')}
        </Button>
      )}
      {preCheckInUrl !== null && (
        <Button icon="plus" block href={`${preCheckInUrl}#extras`}>
          {text('confirmation.extras')}
        </Button>
      )}
      {!isOnRequest && !isCancelled && (
        <Button icon="calendar" block onClick={saveCalendar}>
          {text('confirmation.calendar')}
        </Button>
      )}
      <Button icon="print" block onClick={() => globalThis.print()}>
        {text('confirmation.print')}
      </Button>
      {token !== '' && isInvoiced && (property.legalEntity ?? null) !== null && (
        <Button icon="card" block href={paths.invoice(property.propertyCode, token)}>
          {text('confirmation.invoice')}
        </Button>
      )}
      <Button icon="bed" block href={paths.search(property.propertyCode)}>
        {text('confirmation.another')}
      </Button>
      {hotel.websiteUrl !== null && (
        <Button icon="arrow-left" block href={hotel.websiteUrl}>
          {text('confirmation.website')}
        </Button>
      )}
    </Card>
  );
}
