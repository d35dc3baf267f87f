import { PaymentType, type Confirmation, type Property } from 'shared/contracts';
import { useUnit } from 'effector-react';
import {
  billOf,
  nightCount,
  nightsText,
  taxText,
  timeOfDayIn,
  todayIn,
  toMinor,
  type Translate,
} from 'shared/domain';
import { $clock, formatMoney, formatStayDate } from 'shared/runtime';
import {
  Card,
  Facts,
  Notice,
  PageHeading,
  SectionHeading,
  StayDates,
  useLocale,
  useMessages,
} from 'shared/ui';
import { BillTotal } from '../bill-total.tsx';
import { type bookedEnGB, bookedMessages } from '../../messages/booked.en-GB.ts';
import { Actions } from './actions.tsx';
import { BookedRoom } from './booked-room.tsx';
import { BookedTables } from './booked-tables.tsx';
import { ContactLines } from './contact-lines.tsx';
import { MissingAccount } from './missing-account.tsx';
import { paidText } from './paid-text.ts';
import { PlaceSection } from './place.tsx';

interface ConfirmationViewProps {
  readonly confirmation: Confirmation;
  readonly title: string;
  readonly property: Property;
}

/** What is still charged to the card that is kept, and what is paid at the hotel. */
const planFacts = (
  { later, atHotel }: NonNullable<Confirmation['paymentPlan']>,
  text: Translate<keyof typeof bookedEnGB>,
  money: (amount: number) => string,
  locale: string,
) => [
  ...later
    .filter(({ isPaid = false }) => !isPaid)
    .map(({ on, amount }) => ({
      term: text('confirmation.later', { date: formatStayDate(on, 'short', locale) }),
      detail: money(amount),
    })),
  ...(atHotel > 0 ? [{ term: text('confirmation.balance'), detail: money(atHotel) }] : []),
];

/** An instant as the hotel's clock shows it. */
function clockText(timeZone: string, at: Date): string {
  const { hour, minute } = timeOfDayIn(timeZone, at);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Everything that a guest needs of the booking, on one printed page. */
export function ConfirmationView({ confirmation, title, property }: ConfirmationViewProps) {
  const text = useMessages(bookedMessages);
  const locale = useLocale();
  const clock = useUnit($clock);
  const { property: hotel, currency } = confirmation;
  const { paymentMethod } = confirmation;
  const isInvoiced =
    paymentMethod === PaymentType.individualInvoice || paymentMethod === PaymentType.companyInvoice;
  const isOnRequest = confirmation.onRequest === true;
  const isCancelled = (confirmation.cancelledAtUtc ?? null) !== null;
  const standing = isOnRequest ? 'confirmation.request.lead' : 'confirmation.lead';
  const leadKey = isCancelled ? 'confirmation.cancelled.lead' : standing;
  const minor = (amount: number) => toMinor(amount, currency);
  const money = (amount: number) => formatMoney(minor(amount), currency, locale);
  const { paymentPlan: plan } = confirmation;
  const bill = billOf(confirmation, text('confirmation.voucher'));
  const until = confirmation.freeCancellationUntilUtc ?? null;
  const freeUntil = until !== null && new Date(until) > clock.now() ? new Date(until) : null;
  return (
    <div className="page-width page co-confirmation">
      <PageHeading
        eyebrow={
          isOnRequest || isCancelled ? (
            text(isCancelled ? 'confirmation.cancelled' : 'confirmation.request')
          ) : (
            <span className="co-done">{text('confirmation.confirmed')}</span>
          )
        }
        lead={text(leadKey, { email: confirmation.booker.email })}
      >
        {title}
      </PageHeading>
      <MissingAccount property={property} />
      <div className="co-columns">
        <div className="stack">
          {isOnRequest && (
            <Notice tone="warning" title={text('confirmation.request.title')}>
              {text('confirmation.request.text')}
            </Notice>
          )}
          <Card as="section" padding="large">
            <Facts
              columns={2}
              items={[
                {
                  term: text('confirmation.reference'),
                  detail: <strong className="co-reference">{confirmation.referenceNumber}</strong>,
                },
                {
                  term: text('confirmation.stay'),
                  detail: (
                    <>
                      <StayDates from={confirmation.dateFrom} to={confirmation.dateTo} />
                      <br />
                      {nightsText(nightCount({ from: confirmation.dateFrom, to: confirmation.dateTo }), text)}
                      <br />
                      {text('confirmation.checkIn', { time: hotel.checkInTime })}
                      <br />
                      {text('confirmation.checkOut', { time: hotel.checkOutTime })}
                    </>
                  ),
                },
                ...(freeUntil === null
                  ? []
                  : [
                      {
                        term: text('confirmation.free'),
                        detail: text('confirmation.free.until', {
                          date: formatStayDate(todayIn(hotel.timeZone, freeUntil), 'short', locale),
                          time: clockText(hotel.timeZone, freeUntil),
                        }),
                      },
                    ]),
                {
                  term: text('confirmation.where'),
                  detail: (
                    <>
                      {hotel.propertyName}
                      <br />
                      {hotel.propertyAddress}
                    </>
                  ),
                },
                {
                  term: text('confirmation.contact'),
                  detail: <ContactLines telephone={hotel.telephone} email={hotel.email} />,
                },
              ]}
            />
          </Card>
        </div>
        <Actions confirmation={confirmation} property={property} />
        <div className="stack co-details">
          <Card as="section" padding="large">
            <SectionHeading>{text('confirmation.rooms')}</SectionHeading>
            <ol className="co-booked">
              {bill.rooms.map((room, index) => (
                <BookedRoom key={index} {...room} number={index + 1} currency={currency} />
              ))}
            </ol>
            <BillTotal bill={bill} currency={currency} total={text('confirmation.total')} />
            <p className="co-fine co-tax">{taxText(hotel, text)}</p>
            <Facts
              columns={2}
              items={[
                {
                  term: text('confirmation.payment'),
                  detail: paidText(confirmation, property.creditCards, text),
                },
                { term: text('confirmation.paid'), detail: money(confirmation.paid) },
                ...(plan ? planFacts(plan, text, money, locale) : []),
                ...(!plan && confirmation.balance > 0
                  ? [
                      {
                        term: text(isInvoiced ? 'confirmation.byInvoice' : 'confirmation.balance'),
                        detail: money(confirmation.balance),
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
          <BookedTables tables={confirmation.tables ?? []} />
          <PlaceSection hotel={hotel} property={property} />
        </div>
      </div>
    </div>
  );
}
