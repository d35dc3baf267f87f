import { useUnit } from 'effector-react';
import { useState, type ReactElement } from 'react';
import { nightsText, type Translate } from 'shared/domain';
import { $basket, $bookConfig } from 'shared/runtime';
import { Badge, Button, Icon, Price, useMessages, useMoney } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { rateChosen } from '../items/model.ts';
import { BoardLine } from './board-line.tsx';
import { CancellationLine } from './cancellation-line.tsx';
import { IncludedLine } from './included-line.tsx';
import { PaymentLine } from './payment-line.tsx';
import { RateDetails } from './rate-details.tsx';
import type { RateOffer, RoomOffer } from './rules.ts';

interface RateRowProps {
  readonly room: RoomOffer;
  readonly offer: RateOffer;
  readonly roomNumber: number;
  readonly isChosen: boolean;
}

/**
 * Does `work` once the browser has painted what was drawn last, so that a press shows at once and the longer work follows.
 * Only for presses: a hidden page is not painted, and the work would wait.
 */
function afterPaint(work: () => void): void {
  // A frame's callback runs before the frame is painted, and a task that it starts runs after.
  requestAnimationFrame(() => {
    setTimeout(work);
  });
}

/** What a rate asks of the stay and of the day of its booking. */
function termsTexts(
  rate: RateOffer['rate'],
  isLengthShown: boolean,
  text: Translate<keyof (typeof messages)['en-GB']>,
): readonly string[] {
  const { minLengthOfStay, maxLengthOfStay, minDaysBeforeArrival, maxDaysBeforeArrival } = rate;
  const shortest = isLengthShown ? (minLengthOfStay ?? 0) : 0;
  const longest = isLengthShown ? maxLengthOfStay : null;
  return [
    shortest > 1 ? text('rate.minimum-stay', { count: shortest }) : null,
    longest === null ? null : text('rate.maximum-stay', { count: longest }),
    (minDaysBeforeArrival ?? 0) === 0 ? null : text('rate.book-ahead', { count: minDaysBeforeArrival ?? 0 }),
    maxDaysBeforeArrival === null ? null : text('rate.book-later', { count: maxDaysBeforeArrival }),
  ].filter((term) => term !== null);
}

/** One rate of a room type: what it is, what it costs for the stay, and its button. */
export function RateRow({ room, offer, roomNumber, isChosen }: RateRowProps): ReactElement {
  const { basket, config, choose } = useUnit({ basket: $basket, config: $bookConfig, choose: rateChosen });
  const text = useMessages(messages);
  const money = useMoney();
  // Shown as chosen from the press on: another step may follow, which takes longer to draw.
  const [isPressed, setIsPressed] = useState(false);
  const looksChosen = isChosen || isPressed;
  const { rate, total, original, perNight } = offer;
  const { roomTypeId, name: roomName } = room.roomType;
  const { currency, fromDate } = basket;
  const nights = nightsText(rate.nights.length, text);
  const price = money(total, currency);
  const isLengthShown = config?.showMinimumLengthOfStayNotification === true;
  return (
    <li className={looksChosen ? 'rr-rate rr-rate--chosen' : 'rr-rate'}>
      <div className="rr-rate__text">
        <h4 className="rr-rate__name">
          {rate.name}
          {rate.promotion !== null && (
            <Badge tone="accent" icon="tag">
              {rate.promotion}
            </Badge>
          )}
        </h4>
        {rate.description !== '' && <p className="small muted">{rate.description}</p>}
        <BoardLine rate={rate} />
        <IncludedLine included={offer.included} nights={rate.nights.length} />
        {fromDate !== null && <CancellationLine rules={rate.cancellationPolicy} arrival={fromDate} brief />}
        <PaymentLine rate={rate} />
        {termsTexts(rate, isLengthShown, text).map((term) => (
          <p key={term} className="rr-fact">
            <Icon name="calendar" size={18} />
            <span>{term}</span>
          </p>
        ))}
        <RateDetails offer={offer} />
      </div>
      <div className="rr-rate__offer">
        <Price
          className="rr-rate__price"
          amount={total}
          original={original}
          currency={currency}
          size="large"
          caption={
            <>
              {text('rate.total-for', { nights })}
              {rate.nights.length > 1 && (
                <span className="rr-rate__night">
                  {text('rate.per-night', { price: money(perNight, currency) })}
                </span>
              )}
            </>
          }
        />
        <Button
          className={looksChosen ? 'rr-choose rr-choose--chosen' : 'rr-choose'}
          kind="secondary"
          {...(looksChosen ? { icon: 'check' as const } : {})}
          aria-label={text(isChosen ? 'rate.chosen-full' : 'rate.choose-full', {
            rate: rate.name,
            room: roomName,
            price,
          })}
          onClick={() => {
            if (isPressed) return;
            setIsPressed(true);
            afterPaint(() => {
              choose({ roomNumber, roomTypeId, ratePlanId: rate.ratePlanId });
              setIsPressed(false);
            });
          }}
        >
          {text(looksChosen ? 'rate.chosen' : 'rate.choose')}
        </Button>
      </div>
    </li>
  );
}
