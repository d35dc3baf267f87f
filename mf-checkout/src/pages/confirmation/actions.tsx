import { useUnit } from 'effector-react';
import type { Confirmation, Property } from 'shared/contracts';
import { calendarFile, hasReceipt, passAddress, receiptAddress, todayIn } from 'shared/domain';
import { $bookConfig, $clock, $route, paths } from 'shared/runtime';
import { stayPage } from 'shared/runtime/factories';
import { Button, Card, saveFile, SectionHeading, useLocale, useMessages } from 'shared/ui';
import { bookedMessages } from '../../messages/booked.en-GB.ts';
import { tableWanted } from './model.ts';
import { anotherRoomQuery } from './rules.ts';

interface ActionsProps {
  readonly confirmation: Confirmation;
  readonly property: Property;
}

/** Managing the booking first, then what a guest takes along, then what else product.md 1 offers. */
export function Actions({ confirmation, property }: ActionsProps) {
  const text = useMessages(bookedMessages);
  const locale = useLocale();
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
  const isStay = !isOnRequest && !isCancelled;
  const file = { propertyId: property.propertyId, confirmationToken: token, languageCode: locale };
  const today = todayIn(hotel.timeZone, clock.now());
  const wallet = confirmation.wallet ?? null;
  return (
    <Card as="section" padding="medium" className="co-actions">
      <SectionHeading>{text('confirmation.actions')}</SectionHeading>
      {manage !== null && (
        <Button icon="edit" block href={manage}>
          {text('confirmation.manage')}
        </Button>
      )}
      {isStay && (
        <Button icon="calendar" block onClick={saveCalendar}>
          {text('confirmation.calendar')}
        </Button>
      )}
      {token !== '' && wallet?.applePass === true && (
        <Button icon="card" block href={passAddress(file)}>
          {text('confirmation.appleWallet')}
        </Button>
      )}
      {(wallet?.googleUrl ?? null) !== null && (
        <Button icon="card" block href={wallet?.googleUrl ?? undefined} target="_blank">
          {text('confirmation.googleWallet')}
        </Button>
      )}
      {token !== '' && hasReceipt(confirmation) && (
        <Button icon="download" block href={receiptAddress(file)} download={`${referenceNumber}.pdf`}>
          {text('confirmation.receipt')}
        </Button>
      )}
      {token !== '' && isInvoiced && (property.legalEntity ?? null) !== null && (
        <Button icon="card" block href={paths.invoice(property.propertyCode, token)}>
          {text('confirmation.invoice')}
        </Button>
      )}
      {isStay && config?.restaurantBookingServiceActive === true && (
        <Button icon="cutlery" block onClick={() => wantTable()}>
          {text('confirmation.table')}
        </Button>
      )}
      {preCheckInUrl !== null && (
        <Button icon="plus" block href={`${preCheckInUrl}#extras`}>
          {text('confirmation.extras')}
        </Button>
      )}
      <Button icon="print" block onClick={() => globalThis.print()}>
        {text('confirmation.print')}
      </Button>
      <Button
        icon="bed"
        block
        href={paths.search(property.propertyCode, anotherRoomQuery(confirmation, today))}
      >
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
