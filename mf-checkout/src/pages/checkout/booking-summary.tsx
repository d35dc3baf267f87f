import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Property } from 'shared/contracts';
import {
  itemTotal,
  nightsText,
  priceLineText,
  taxLineText,
  taxText,
  explainExtra,
  nightCount,
  personName,
  textLanguage,
} from 'shared/domain';
import { $basket, $basketTotals, roomsUrl, type ReservationItem } from 'shared/runtime';
import {
  Button,
  Card,
  Disclosure,
  PartySummary,
  Picture,
  Price,
  PriceLines,
  SectionHeading,
  StayDates,
  TaxLines,
  useLocale,
  useMessages,
  useMoney,
  extraWords,
  withHotelWords,
} from 'shared/ui';
import { summaryMessages } from '../../messages/summary.en-GB.ts';
import { BoardLine } from './board-line.tsx';
import { summaryShown } from './resume/lead-to-held.ts';

interface RoomProps {
  readonly item: ReservationItem;
  readonly currency: string;
}

function Room({ item, currency }: RoomProps) {
  const text = useMessages(summaryMessages);
  const inCurrency = useMoney();
  const money = (amount: number) => inCurrency(amount, currency);
  const nights = nightCount({ from: item.dateFrom, to: item.dateTo });
  const extras = item.services.map(({ service, quantity, cost }) => ({
    text: withHotelWords(
      priceLineText(explainExtra(service, { quantity, nights, party: item }, currency), text, money),
      [extraWords(service)],
    ),
    amount: cost,
  }));
  const included = (item.included ?? []).map(({ service, quantity, worth }) => ({
    text: withHotelWords(
      text('checkout.summary.worth', {
        extra: priceLineText(explainExtra(service, { quantity, nights, party: item }, currency), text, money),
        worth: money(worth),
      }),
      [extraWords(service)],
    ),
    amount: 0,
    instead: text('checkout.summary.included'),
  }));
  const lead = personName(item.leadGuest, useLocale());
  const setUp = item.roomConfigurationText;
  const language = textLanguage({ textLanguages: item.roomConfigurationLanguages }, 'Text');
  return (
    <li className="co-room">
      <div className="co-room__head">
        <Picture
          src={item.roomType.imageUrls[0] ?? null}
          alt=""
          ratio="1/1"
          sizes="72px"
          className="co-room__picture"
        />
        <div>
          <p className="co-room__number">{text('checkout.summary.room', { number: item.roomNumber })}</p>
          <p className="co-room__name" {...textLanguage(item.roomType, 'Name')}>
            {item.roomType.name}
          </p>
          <p className="co-room__fact">
            <PartySummary party={item} />
            {typeof setUp === 'string' && withHotelWords(` · ${setUp}`, [{ words: setUp, language }])}
          </p>
          {lead !== '' && (
            <p className="co-room__fact">{text('checkout.summary.leadGuest', { name: lead })}</p>
          )}
        </div>
      </div>
      {item.ratePlan.boardBasis && <BoardLine board={item.ratePlan.boardBasis} />}
      <PriceLines
        currency={currency}
        lines={[
          {
            text: <span {...textLanguage(item.ratePlan, 'Name')}>{item.ratePlan.name}</span>,
            amount: item.totalRoomCost,
          },
          ...included,
          ...extras,
        ]}
        {...(extras.length === 0
          ? {}
          : { total: { text: text('checkout.summary.roomTotal'), amount: itemTotal(item) } })}
      />
      <Disclosure summary={text('checkout.summary.conditions')}>
        <span {...textLanguage(item.ratePlan, 'Policy')}>{item.ratePlan.policy}</span>
      </Disclosure>
    </li>
  );
}

/** What is about to be booked, beside the form on a desktop and above it on a phone. */
export function BookingSummary({ property }: { readonly property: Property }) {
  const text = useMessages(summaryMessages);
  const { basket, totals, shown } = useUnit({
    basket: $basket,
    totals: $basketTotals,
    shown: summaryShown,
  });
  useEffect(() => {
    shown();
    // The browser may keep the page as it was while the guest is at the bank.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) shown();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [shown]);
  const first = basket.items[0];
  if (first === undefined) return null;
  return (
    <Card as="section" padding="medium">
      <div className="co-summary">
        <SectionHeading level={2}>{text('checkout.summary')}</SectionHeading>
        <p>
          <StayDates from={first.dateFrom} to={first.dateTo} />
          <span className="co-nights">
            {nightsText(nightCount({ from: first.dateFrom, to: first.dateTo }), text)}
          </span>
        </p>
        <ul className="co-rooms">
          {basket.items.map((item) => (
            <Room key={item.roomNumber} item={item} currency={property.currency} />
          ))}
        </ul>
        <TaxLines
          currency={property.currency}
          taxes={totals.taxes.map((tax) => ({ ...tax, text: taxLineText(tax, text) }))}
        />
        {totals.giftDiscount > 0 && (
          <PriceLines
            currency={property.currency}
            lines={[
              { text: text('checkout.summary.voucher'), amount: -totals.giftDiscount, tone: 'positive' },
            ]}
          />
        )}
        <div className="co-total">
          <span>{text('checkout.summary.total')}</span>
          <Price
            amount={totals.total}
            currency={property.currency}
            size="large"
            charged
            caption={taxText(property, text)}
          />
        </div>
        <Button kind="link" icon="edit" href={roomsUrl(property.propertyCode, basket)}>
          {text('checkout.summary.edit')}
        </Button>
      </div>
    </Card>
  );
}
