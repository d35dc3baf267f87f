import { useUnit } from 'effector-react';
import type { MyReservation, Property } from 'shared/contracts';
import { calendarAddress, listText, partyText, toMinor, todayIn } from 'shared/domain';
import { $clock, formatMoney } from 'shared/runtime';
import { stayPage } from 'shared/runtime/factories';
import { Badge, Button, StayDates, useLocale, useMessages, type Tone } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { addressOf } from './stays-model.ts';
import { partyOf, preCheckInOf, roomsOf, stateOf, type StayState } from './stays-rules.ts';

const tones: Readonly<Record<StayState, Tone>> = {
  confirmed: 'positive',
  waiting: 'warning',
  cancelled: 'neutral',
  refunded: 'neutral',
};

interface StayCardProps {
  readonly stay: MyReservation;
  readonly property: Property;
}

function StayActions({ stay, property }: StayCardProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const clock = useUnit($clock);
  const state = stateOf(stay);
  const preCheckIn = preCheckInOf(stay);
  const { referenceNumber: reference } = stay;
  const named = (action: string): string => text('account.stays.named', { action, reference });
  const isAhead = todayIn(property.timeZone, clock.now()) <= stay.dateTo;
  const isManaged = state === 'cancelled' || (state === 'confirmed' && isAhead);
  const manage = isManaged ? stayPage(stay.propertyCode, stay.confirmationToken) : null;
  const open = text(stay.expiresAtUtc === null ? 'account.stays.open' : 'account.stays.pay');
  return (
    <div className="cluster acc-stay__actions">
      <Button size="small" href={addressOf(stay)} aria-label={named(open)}>
        {open}
      </Button>
      {manage !== null && (
        <Button size="small" href={manage} aria-label={named(text('account.stays.manage'))}>
          {text('account.stays.manage')}
        </Button>
      )}
      {preCheckIn !== null && (
        <Button
          size="small"
          icon="edit"
          href={preCheckIn}
          aria-label={named(text('account.stays.pre-check-in'))}
        >
          {text('account.stays.pre-check-in')}
        </Button>
      )}
      {state === 'confirmed' && (
        <Button
          size="small"
          icon="calendar"
          href={calendarAddress({
            propertyId: property.propertyId,
            confirmationToken: stay.confirmationToken,
            languageCode: locale,
          })}
          download={`${reference}.ics`}
          aria-label={named(text('account.stays.calendar'))}
        >
          {text('account.stays.calendar')}
        </Button>
      )}
    </div>
  );
}

/** One stay: when, what, how much, and what can be done about it. */
export function StayCard({ stay, property }: StayCardProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const state = stateOf(stay);
  const rooms = roomsOf(stay).map(([name, count]) =>
    count === 1 ? name : text('account.stays.rooms', { number: String(count), name }),
  );
  return (
    <li className="acc-stay">
      <div className="acc-stay__head">
        <h3 className="acc-stay__dates">
          <StayDates from={stay.dateFrom} to={stay.dateTo} nights />
        </h3>
        <Badge tone={tones[state]}>{text(`account.stays.${state}`)}</Badge>
        {stay.isPreCheckInComplete && <Badge tone="info">{text('account.stays.checked-in')}</Badge>}
      </div>
      <p>{listText(rooms, locale)}</p>
      <p className="muted">{partyText(partyOf(stay), text)}</p>
      <dl className="acc-stay__facts">
        <div>
          <dt>{text('account.stays.reference')}</dt>
          <dd>
            <bdi>{stay.referenceNumber}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('account.stays.total')}</dt>
          <dd>{formatMoney(toMinor(stay.total, stay.currency), stay.currency, locale)}</dd>
        </div>
      </dl>
      <StayActions stay={stay} property={property} />
    </li>
  );
}
