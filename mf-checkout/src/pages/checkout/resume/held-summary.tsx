import type { Confirmation, Property } from 'shared/contracts';
import { billOf, personName, taxText } from 'shared/domain';
import {
  Card,
  PartySummary,
  Price,
  PriceLines,
  SectionHeading,
  StayDates,
  useLocale,
  useMessages,
} from 'shared/ui';
import { summaryMessages } from '../../../messages/summary.en-GB.ts';
import { BillTotal } from '../../bill-total.tsx';

/** The held booking beside the form: what was agreed, as the hotel has it. */
export function HeldSummary({
  booking,
  property,
}: {
  readonly booking: Confirmation;
  readonly property: Property;
}) {
  const text = useMessages(summaryMessages);
  const locale = useLocale();
  const { currency } = booking;
  const bill = billOf(booking, text('checkout.summary.voucher'));
  return (
    <Card as="section" padding="medium">
      <div className="co-summary">
        <SectionHeading level={2}>{text('checkout.summary')}</SectionHeading>
        <p>
          <StayDates from={booking.dateFrom} to={booking.dateTo} nights />
        </p>
        <ul className="co-rooms">
          {bill.rooms.map(({ item, lines }, index) => (
            <li key={index} className="co-room">
              <p className="co-room__number">{text('checkout.summary.room', { number: index + 1 })}</p>
              <p className="co-room__name">{item.roomType.name}</p>
              <p className="co-room__fact">
                <PartySummary party={item} />
                {item.ratePlan.board && ` · ${item.ratePlan.board.text}`}
              </p>
              <p className="co-room__fact">
                {text('checkout.summary.leadGuest', {
                  name: personName(item.leadGuest, locale),
                })}
              </p>
              <PriceLines
                currency={currency}
                lines={lines.map((line) => ({
                  ...line,
                  ...(line.isIncluded ? { instead: text('checkout.summary.included') } : {}),
                }))}
              />
            </li>
          ))}
        </ul>
        <BillTotal bill={bill} currency={currency} />
        <div className="co-total">
          <span>{text('checkout.summary.total')}</span>
          <Price
            amount={bill.total}
            currency={currency}
            size="large"
            charged
            caption={taxText(property, text)}
          />
        </div>
      </div>
    </Card>
  );
}
