import type { Confirmation, Property } from 'shared/contracts';
import { taxText, toMinor, personName } from 'shared/domain';
import {
  Card,
  PartySummary,
  Price,
  PriceLines,
  SectionHeading,
  StayDates,
  TaxLines,
  useMessages,
  useLocale,
} from 'shared/ui';
import { summaryMessages } from '../../../messages/summary.en-GB.ts';

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
  return (
    <Card as="section" padding="medium">
      <div className="co-summary">
        <SectionHeading level={2}>{text('checkout.summary')}</SectionHeading>
        <p>
          <StayDates from={booking.dateFrom} to={booking.dateTo} nights />
        </p>
        <ul className="co-rooms">
          {booking.items.map((item, index) => (
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
                lines={item.priceLines.map((line) => ({
                  text: line.text,
                  amount: toMinor(line.amount, currency),
                  ...(line.worth === undefined ? {} : { instead: text('checkout.summary.included') }),
                }))}
              />
            </li>
          ))}
        </ul>
        <TaxLines
          currency={currency}
          taxes={(booking.taxes ?? []).map((tax) => ({ ...tax, amount: toMinor(tax.amount, currency) }))}
        />
        {booking.giftDiscount > 0 && (
          <PriceLines
            currency={currency}
            lines={[
              {
                text: text('checkout.summary.voucher'),
                amount: -toMinor(booking.giftDiscount, currency),
                tone: 'positive',
              },
            ]}
          />
        )}
        <div className="co-total">
          <span>{text('checkout.summary.total')}</span>
          <Price
            amount={toMinor(booking.total, currency)}
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
