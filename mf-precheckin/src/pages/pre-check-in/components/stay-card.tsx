import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { inLanguage, nightCount, nightsText, partyText, taxText } from 'shared/domain';
import { Card, Picture, Price, PriceLines, StayDates, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $account } from '../payment/model.ts';
import type { StepProps } from './step-props.ts';

interface StayCardProps extends StepProps {
  /** Without picture and border, as inside a disclosure. */
  readonly isBare?: boolean;
}

/** The stay and what it costs, with the extras that are being added. */
export function StayCard({ reservation, property, isBare = false }: StayCardProps): ReactElement | null {
  const text = useMessages(messages);
  const account = useUnit($account);
  const [first] = reservation.reservationItems;
  if (account === null || first === undefined) return null;
  const { currency } = account;
  const stay = { from: first.dateOfArrival, to: first.dateOfDeparture };
  const extra = (key: 'stay.extras-booked' | 'stay.extras-added' | 'stay.taxes', amount: number) =>
    amount === 0 ? [] : [{ text: text(key), amount }];
  const lines = [
    { text: text('stay.rooms'), amount: account.rooms },
    ...extra('stay.extras-booked', account.bookedExtras),
    ...extra('stay.extras-added', account.addedExtras),
    ...extra('stay.taxes', account.taxes),
    ...(account.discount > 0
      ? [{ text: text('stay.voucher'), amount: -account.discount, tone: 'positive' as const }]
      : []),
  ];
  const { company } = reservation;
  const content = (
    <div className="pc-stay">
      <p className="pc-stay__hotel">{property.propertyName}</p>
      <p>
        <StayDates {...stay} />
        <span className="pc-quiet pc-stay__nights">{nightsText(nightCount(stay), text)}</span>
      </p>
      <ul className="pc-stay__rooms">
        {reservation.reservationItems.map((item) => (
          <li key={item.reservationItemId}>
            <span {...inLanguage(item.textLanguage)}>{item.roomType}</span>
            <span className="pc-quiet">
              {[partyText(item, text), item.board?.text].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <PriceLines lines={lines} currency={currency} />
      <div className="pc-total">
        <span>{text('stay.total')}</span>
        <Price amount={account.total} currency={currency} size="large" caption={taxText(property, text)} />
      </div>
      {company !== null ? (
        <p className="pc-quiet">{text('stay.invoice', { company: company.name })}</p>
      ) : (
        (account.paid > 0 || account.balance > 0) && (
          <PriceLines
            currency={currency}
            lines={[
              ...(account.paid > 0 ? [{ text: text('stay.paid'), amount: account.paid }] : []),
              ...(account.balance > 0 ? [{ text: text('stay.balance'), amount: account.balance }] : []),
            ]}
          />
        )
      )}
    </div>
  );
  if (isBare) return content;
  return (
    <Card padding="none" className="pc-stay-card">
      <Picture src={property.propertyImageUrl} alt="" ratio="3/2" />
      <div className="pc-stay-card__text">{content}</div>
    </Card>
  );
}
