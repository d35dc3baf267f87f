import { useStoreMap, useUnit } from 'effector-react';
import type { EndpointOutput, Property } from 'shared/contracts';
import type { getDeskBooking } from 'shared/contracts/desk';
import { type BillLine, billOf, partyText } from 'shared/domain';
import { formatMoney } from 'shared/runtime';
import { Button, Descriptions, Drawer, Form, Input } from 'shared/ui/desk';
import { SectionHeading, useLocale } from 'shared/ui';
import {
  $booking,
  $hasBookingFailed,
  $isOpen,
  $noteDrafts,
  bookingClosed,
  bookingStale,
  mailFx,
  mailWantedAgain,
  noteFx,
  noteSubmitted,
  noteTyped,
} from './bookings-model.ts';
import { ActButtons, ActForm } from './acts/acts.tsx';
import { $act } from './acts/acts-model.ts';
import { Joined } from './joined.tsx';
import { Notice } from './notice.tsx';
import { PaymentLink } from './telephone/payment-link.tsx';
import { statusKey, useActionWords, useMailWords, useTexts, useWords } from './use-desk.ts';
import { Waiting } from './waiting.tsx';

type Detail = EndpointOutput<typeof getDeskBooking>;
interface Part {
  readonly property: Property;
  readonly detail: Detail;
}

function Facts({ property, detail: { booking, confirmation, addressLines, guests, company, notes } }: Part) {
  const text = useWords();
  const companyWords = ({ name, poNumber }: NonNullable<Detail['company']>) =>
    poNumber === null ? name : text('booking.company-po', { company: name, number: poNumber });
  const { day, money } = useTexts(property.timeZone);
  const { email, phone } = confirmation.booker;
  const items = [
    { key: 'status', label: text('bookings.status'), children: text(statusKey(booking)) },
    {
      key: 'stay',
      label: text('bookings.stay'),
      children: `${day(booking.dateFrom)} – ${day(booking.dateTo)}`,
    },
    ...(booking.arrivalTime
      ? [{ key: 'arrival', label: text('booking.arrival-time'), children: booking.arrivalTime }]
      : []),
    { key: 'booker', label: text('bookings.booker'), children: booking.bookerName },
    {
      key: 'contact',
      label: text('booking.contact'),
      children: [email, phone, ...addressLines].filter(Boolean).join(', '),
    },
    {
      key: 'guests',
      label: text('bookings.guests'),
      children: guests.flatMap((room) => room.map(({ name }) => name)).join(', '),
    },
    ...(company === undefined
      ? []
      : [{ key: 'company', label: text('booking.company'), children: companyWords(company) }]),
    ...(notes === null || notes === ''
      ? []
      : [{ key: 'wishes', label: text('booking.wishes'), children: notes }]),
    { key: 'total', label: text('bookings.total'), children: money(booking.total, booking.currency) },
    { key: 'paid', label: text('bookings.paid'), children: money(booking.paid, booking.currency) },
  ];
  return <Descriptions column={1} size="small" items={items} />;
}

function Prices({ detail: { confirmation } }: Pick<Part, 'detail'>) {
  const text = useWords();
  const locale = useLocale();
  const bill = billOf(confirmation, text('act.voucher-used'));
  const lineOf = ({ text: words, amount, isIncluded }: BillLine, at: number) => (
    <li key={at}>
      <span>{words}</span>{' '}
      <span>
        {isIncluded ? text('booking.included') : formatMoney(amount, confirmation.currency, locale)}
      </span>
    </li>
  );
  return (
    <section className="desk-part">
      <SectionHeading>{text('booking.price')}</SectionHeading>
      {bill.rooms.map(({ item, lines }, index) => (
        <div key={index}>
          <p>
            <Joined
              parts={[
                item.roomType.name,
                item.ratePlan.name,
                partyText(item, text),
                ...(item.roomConfiguration === null ? [] : [item.roomConfiguration]),
              ]}
            />
          </p>
          <ul className="desk-lines">{lines.map(lineOf)}</ul>
        </div>
      ))}
      <ul className="desk-lines">
        {bill.added.map(lineOf)}
        {lineOf({ text: text('bookings.total'), amount: bill.total, isIncluded: false }, bill.added.length)}
      </ul>
    </section>
  );
}

function Past({ property, detail: { booking, ledger, refunds = [], history } }: Part) {
  const text = useWords();
  const actionWords = useActionWords();
  const { instant, money } = useTexts(property.timeZone);
  return (
    <>
      <section className="desk-part">
        <SectionHeading>{text('booking.money')}</SectionHeading>
        {ledger.length === 0 && <p>{text('today.none')}</p>}
        <ul className="desk-lines">
          {ledger.map((movement, index) => (
            <li key={index}>
              <span>
                {instant(movement.atUtc)}, {text(`money.${movement.kind}`)}
              </span>{' '}
              <span>{money(movement.amount, movement.currency)}</span>
            </li>
          ))}
          {refunds
            .filter(({ state }) => state !== 'Done')
            .map((refund, index) => (
              <li key={index}>
                <span>
                  {instant(refund.atUtc)}, {text(`refund.${refund.state}`)}
                </span>{' '}
                <span>{money(refund.amount, booking.currency)}</span>
              </li>
            ))}
        </ul>
      </section>
      <section className="desk-part">
        <SectionHeading>{text('booking.history')}</SectionHeading>
        <ul className="desk-lines">
          {history.map((entry, index) => (
            <li key={index}>
              <span>{actionWords(entry.action)}</span>{' '}
              <span>
                <Joined parts={[instant(entry.atUtc), entry.name ?? text(`by.${entry.by}`)]} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Mails({ property, detail: { booking, mails }, mayWrite }: Part & { readonly mayWrite: boolean }) {
  const text = useWords();
  const mailWords = useMailWords();
  const { instant } = useTexts(property.timeZone);
  const { again, isWorking } = useUnit({ again: mailWantedAgain, isWorking: mailFx.pending });
  const { propertyId } = property;
  const { reservationId } = booking;
  return (
    <section className="desk-part">
      <SectionHeading>{text('booking.mails')}</SectionHeading>
      {mails.length === 0 && <p>{text('today.none')}</p>}
      <ul className="desk-lines">
        {mails.map(({ mailId, kind, sentAtUtc, failure }) => (
          <li key={mailId}>
            <span>
              {mailWords(kind)},{' '}
              {sentAtUtc !== null
                ? text('booking.mail-sent', { time: instant(sentAtUtc) })
                : text(failure ? 'booking.mail-failed' : 'booking.mail-waits', {
                    reason: failure?.reason ?? '',
                  })}
            </span>{' '}
            {mayWrite && (
              <Button
                size="middle"
                loading={isWorking}
                aria-label={`${text('booking.mail-again')}: ${mailWords(kind)}`}
                onClick={() => again({ propertyId, reservationId, mailId })}
              >
                {text('booking.mail-again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({
  property,
  detail: { booking, deskNotes },
  mayWrite,
}: Part & { readonly mayWrite: boolean }) {
  const text = useWords();
  const { instant } = useTexts(property.timeZone);
  const { write, type, isWorking } = useUnit({
    write: noteSubmitted,
    type: noteTyped,
    isWorking: noteFx.pending,
  });
  const { propertyId } = property;
  const { reservationId } = booking;
  const notes = useStoreMap({
    store: $noteDrafts,
    keys: [reservationId],
    fn: (drafts, [id]) => drafts[id] ?? '',
  });
  return (
    <section className="desk-part">
      <SectionHeading>{text('booking.notes')}</SectionHeading>
      <ul className="desk-notes">
        {deskNotes.map((note) => (
          <li key={note.atUtc}>
            <p>{note.text}</p>
            <p className="desk-small">{[note.name, instant(note.atUtc)].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Form
          layout="vertical"
          requiredMark={false}
          onFinish={() => write({ propertyId, reservationId, notes })}
        >
          <Form.Item htmlFor="desk-note" label={text('booking.note')}>
            <Input.TextArea
              id="desk-note"
              required
              rows={3}
              maxLength={4000}
              value={notes}
              onChange={({ target }) => type({ reservationId, text: target.value })}
            />
          </Form.Item>
          <Button htmlType="submit" loading={isWorking}>
            {text('booking.note-save')}
          </Button>
        </Form>
      )}
    </section>
  );
}

interface DrawerProps {
  readonly property: Property;
  readonly calls: readonly string[];
  readonly isFromRight: boolean;
}

/** Everything of one booking, with what can be done with it at its foot. */
export function BookingDrawer({ property, calls, isFromRight }: DrawerProps) {
  const text = useWords();
  const { isOpen, detail, act, hasFailed, again, close } = useUnit({
    hasFailed: $hasBookingFailed,
    again: bookingStale,
    isOpen: $isOpen,
    detail: $booking,
    act: $act,
    close: bookingClosed,
  });
  const reference = detail?.booking.referenceNumber ?? '';
  return (
    <Drawer
      open={isOpen}
      onClose={() => close()}
      // With a form open, Escape closes that first.
      keyboard={act === null}
      title={text('booking.title', { reference })}
      placement={isFromRight ? 'left' : 'right'}
      size={640}
      rootClassName="desk-drawer"
      getContainer={() => document.getElementById('desk-layer') ?? document.body}
      destroyOnHidden
      footer={detail !== null && <ActButtons property={property} detail={detail} calls={calls} />}
    >
      <Notice />
      {detail === null ? (
        <Waiting hasFailed={hasFailed} again={() => again()} />
      ) : (
        <>
          <ActForm property={property} detail={detail} calls={calls} />
          <PaymentLink
            property={property}
            detail={detail}
            mayWrite={calls.includes('POST /api/Desk/SendMailAgain')}
          />
          <Facts property={property} detail={detail} />
          <Prices detail={detail} />
          <Notes property={property} detail={detail} mayWrite={calls.includes('POST /api/Desk/Note')} />
          <Mails
            property={property}
            detail={detail}
            mayWrite={calls.includes('POST /api/Desk/SendMailAgain')}
          />
          <Past property={property} detail={detail} />
        </>
      )}
    </Drawer>
  );
}
