import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Confirmation, Property } from 'shared/contracts';
import { calendarAddress, hasReceipt, passAddress, receiptAddress, todayIn } from 'shared/domain';
import { $bookConfig, $clock, $route, paths } from 'shared/runtime';
import { stayPage } from 'shared/runtime/factories';
import { Button, Card, SectionHeading, useLocale, useMessages } from 'shared/ui';
import { bookedMessages } from '../../messages/booked.en-GB.ts';
import { tableWanted } from './model.ts';
import { anotherRoomQuery } from './rules.ts';

interface ActionsProps {
  readonly confirmation: Confirmation;
  readonly property: Property;
}

/** One main action, two more, and the rest of what product.md 1 offers as a list. */
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
  const isStay = !isOnRequest && !isCancelled;
  const file = { propertyId: property.propertyId, confirmationToken: token, languageCode: locale };
  const today = todayIn(hotel.timeZone, clock.now());
  const wallet = confirmation.wallet ?? null;
  const more: ReactNode[] = [
    token !== '' && wallet?.applePass === true && (
      <a href={passAddress(file)}>{text('confirmation.appleWallet')}</a>
    ),
    (wallet?.googleUrl ?? null) !== null && (
      <a href={wallet?.googleUrl ?? undefined} target="_blank" rel="noreferrer">
        {text('confirmation.googleWallet')}
      </a>
    ),
    token !== '' && hasReceipt(confirmation) && (
      <a href={receiptAddress(file)} download={`${referenceNumber}.pdf`}>
        {text('confirmation.receipt')}
      </a>
    ),
    token !== '' && isInvoiced && (property.legalEntity ?? null) !== null && (
      <a href={paths.invoice(property.propertyCode, token)}>{text('confirmation.invoice')}</a>
    ),
    isStay && config?.restaurantBookingServiceActive === true && (
      <Button kind="link" onClick={() => wantTable()}>
        {text('confirmation.table')}
      </Button>
    ),
    <Button key="print" kind="link" onClick={() => globalThis.print()}>
      {text('confirmation.print')}
    </Button>,
    <a key="another" href={paths.search(property.propertyCode, anotherRoomQuery(confirmation, today))}>
      {text('confirmation.another')}
    </a>,
    hotel.websiteUrl !== null && <a href={hotel.websiteUrl}>{text('confirmation.website')}</a>,
  ];
  return (
    <Card as="section" padding="medium" className="co-actions">
      <SectionHeading>{text('confirmation.actions')}</SectionHeading>
      {manage !== null && (
        <Button kind="primary" icon="edit" block href={manage}>
          {text('confirmation.manage')}
        </Button>
      )}
      {isStay && token !== '' && (
        <Button icon="calendar" block href={calendarAddress(file)} download={`${referenceNumber}.ics`}>
          {text('confirmation.calendar')}
        </Button>
      )}
      {preCheckInUrl !== null && (
        <Button icon="plus" block href={`${preCheckInUrl}#extras`}>
          {text('confirmation.extras')}
        </Button>
      )}
      <ul className="co-actions__more">
        {more.map((action, index) => action !== false && <li key={index}>{action}</li>)}
      </ul>
    </Card>
  );
}
