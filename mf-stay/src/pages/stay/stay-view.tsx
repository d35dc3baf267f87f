import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Confirmation, Property, Stay } from 'shared/contracts';
import { type Bill, billOf, nightCount, nightsText, toMinor, personName } from 'shared/domain';
import {
  Badge,
  Button,
  Card,
  Facts,
  Notice,
  PriceLines,
  SectionHeading,
  Skeleton,
  StayDates,
  TaxLines,
  useAnnounce,
  useMessages,
  useLocale,
} from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { Actions } from './actions.tsx';
import { CancelDialog } from './cancel/dialog.tsx';
import { $done } from './cancel/model.ts';
import { $changed, $draft, $overtaken, doorChosen } from './change/model.ts';
import { isOpen } from './change/rules.ts';
import { Due } from './due.tsx';
import { Refunds } from './refunds.tsx';
import { Room } from './room.tsx';
import { cancellable, dueOf, roomsLeft } from './rules.ts';
import { useAmount } from './use-amount.ts';

const Editor = lazy(() => import('./change/editor.lazy.tsx').then((part) => ({ default: part.Editor })));

interface StayViewProps {
  readonly stay: Stay;
  readonly confirmation: Confirmation;
  readonly property: Property;
}

/** What was just done; it takes the focus of the button that went with it. */
function Done() {
  const done = useUnit($done);
  const announce = useAnnounce();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done === null) return;
    announce(done.message);
    place.current?.focus();
  }, [done, announce]);
  if (done === null) return null;
  return (
    <div ref={place} tabIndex={-1} className="stay-done">
      <Notice tone="positive" title={done.message} />
    </div>
  );
}

/** The same of a change, with what happens next. */
function Changed({ stay }: { readonly stay: Stay }) {
  const text = useMessages(messages);
  const amount = useAmount(stay.currency);
  const changed = useUnit($changed);
  const announce = useAnnounce();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changed === null) return;
    announce(changed.message);
    place.current?.focus();
  }, [changed, announce]);
  if (changed === null) return null;
  const { message, paymentUrl } = changed;
  return (
    <div ref={place} tabIndex={-1} className="stay-done stack stack--s">
      <Notice tone={paymentUrl === null ? 'positive' : 'warning'} title={message}>
        {paymentUrl !== null && stay.due && (
          <>{text('change.pay.text', { amount: amount.decimal(stay.due.amount) })} </>
        )}
        {text('change.next')}
      </Notice>
      {paymentUrl !== null && (
        <div>
          <Button kind="primary" icon="card" href={paymentUrl}>
            {text('change.pay')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A change that was begun, and cannot be made any more. */
function Overtaken() {
  const text = useMessages(messages);
  const overtaken = useUnit($overtaken);
  const announce = useAnnounce();
  const place = useRef<HTMLDivElement>(null);
  const reason = overtaken && (overtaken.message ?? text('cancel.changed.text'));
  useEffect(() => {
    if (reason === null) return;
    announce(reason);
    place.current?.focus();
  }, [reason, announce]);
  if (reason === null) return null;
  return (
    <div ref={place} tabIndex={-1} className="stay-done">
      <Notice tone="warning" title={text('cancel.changed')}>
        {reason}
      </Notice>
    </div>
  );
}

function Overview({ stay, confirmation, property }: StayViewProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const enter = useUnit(doorChosen);
  const isConfirmed = confirmation.status === 'Confirmed';
  const dates = { from: stay.dateFrom, to: stay.dateTo };
  const state = stay.isCancelled ? 'cancelled' : isConfirmed ? 'confirmed' : 'open';
  const tone = { cancelled: 'neutral', confirmed: 'positive', open: 'warning' } as const;
  return (
    <Card as="section" padding="large">
      <div className="stay-head">
        <SectionHeading>{text('stay.yours')}</SectionHeading>
        <Badge tone={tone[state]}>{text(`stay.${state}`)}</Badge>
      </div>
      <Facts
        columns={2}
        items={[
          {
            term: text('stay.dates'),
            detail: (
              <>
                <StayDates {...dates} />
                <br />
                {nightsText(nightCount(dates), text)}
                <br />
                {text('stay.check-in', { time: property.checkInTime })}
                <br />
                {stay.arrivalTime && (
                  <>
                    {text('stay.arrival-time', { time: stay.arrivalTime })}
                    <br />
                  </>
                )}
                {text('stay.check-out', { time: property.checkOutTime })}
              </>
            ),
          },
          {
            term: text('stay.booker'),
            detail: (
              <>
                <bdi>{personName(confirmation.booker, locale)}</bdi>
                <br />
                <bdi className="stay-email">{confirmation.booker.email}</bdi>
                {stay.isEmailRefused === true && (
                  <Notice tone="warning" title={text('stay.email.refused')}>
                    {isOpen(stay, 'Names') && (
                      <Button kind="link" onClick={() => enter('guests')}>
                        {text('stay.email.correct')}
                      </Button>
                    )}
                  </Notice>
                )}
              </>
            ),
          },
          ...(stay.notes === null || stay.notes === ''
            ? []
            : [{ term: text('change.requests'), detail: <span className="stay-wishes">{stay.notes}</span> }]),
        ]}
      />
    </Card>
  );
}

function Money({ stay, bill }: Pick<StayViewProps, 'stay'> & { readonly bill: Bill }) {
  const text = useMessages(messages);
  const minor = (amount: number) => toMinor(amount, stay.currency);
  const due = dueOf(stay);
  const back = stay.refunds.reduce((sum, { amount, state }) => (state === 'Failed' ? sum : sum + amount), 0);
  return (
    <Card as="section" padding="large">
      <SectionHeading>{text('stay.money')}</SectionHeading>
      <PriceLines
        currency={stay.currency}
        lines={bill.added.map((line) => ({
          ...line,
          ...(line.amount < 0 ? { tone: 'positive' as const } : {}),
        }))}
        total={{ text: text('stay.total'), amount: minor(stay.total) }}
      />
      <TaxLines currency={stay.currency} taxes={bill.contained.map((tax) => ({ ...tax, included: true }))} />
      <PriceLines
        currency={stay.currency}
        lines={[
          ...(stay.paid > 0 ? [{ text: text('stay.paid'), amount: minor(stay.paid) }] : []),
          ...(back > 0 ? [{ text: text('stay.refunded'), amount: minor(back) }] : []),
          ...(due > 0 ? [{ text: text('stay.due'), amount: minor(due) }] : []),
        ]}
      />
    </Card>
  );
}

/** A stay, and what can be done with it. */
export function StayView({ stay, confirmation, property }: StayViewProps) {
  const text = useMessages(messages);
  const draft = useUnit($draft);
  const alone = roomsLeft(stay).length > 1 ? cancellable(stay) : [];
  const whole = billOf(confirmation, text('stay.voucher'));
  // Until both have come, what a room costs is not told by the other's lines.
  const bill = confirmation.items.length === stay.rooms.length ? whole : { ...whole, rooms: [] };
  const isOpen = !stay.isCancelled && confirmation.status !== 'Confirmed';
  const isShown = draft === null || isOpen || stay.isCancelled;
  return (
    <>
      <Done />
      <Changed stay={stay} />
      <Overtaken />
      <div className="stay-columns">
        {isShown ? (
          <div className="stack">
            {isOpen && (
              <Notice tone="warning" title={text('stay.not-confirmed')}>
                {text('stay.not-confirmed.text')}
              </Notice>
            )}
            <Due stay={stay} />
            <Refunds stay={stay} property={property} />
            <Overview stay={stay} confirmation={confirmation} property={property} />
          </div>
        ) : (
          <Suspense fallback={<Skeleton lines={8} />}>
            <Editor stay={stay} property={property} />
          </Suspense>
        )}
        <Actions stay={stay} confirmation={confirmation} property={property} />
        {isShown && (
          <div className="stack">
            <Card as="section" padding="large">
              <SectionHeading>{text('stay.rooms')}</SectionHeading>
              <ol className="stay-rooms">
                {stay.rooms.map((room, index) => (
                  <Room
                    key={room.reservationItemId}
                    room={room}
                    item={bill.rooms[index]?.item}
                    lines={bill.rooms[index]?.lines ?? []}
                    number={index + 1}
                    currency={stay.currency}
                    timeZone={property.timeZone}
                    isCancellable={alone.includes(room)}
                  />
                ))}
              </ol>
              {roomsLeft(stay).length > 0 && <p className="small muted">{text('stay.zone')}</p>}
            </Card>
            <Money stay={stay} bill={bill} />
          </div>
        )}
      </div>
      <CancelDialog property={property} />
    </>
  );
}
