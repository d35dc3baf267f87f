import { useState, type ReactElement, type ReactNode } from 'react';
import { nightsText, textLanguage } from 'shared/domain';
import { Badge, Icon, type IconName, Price, VisuallyHidden } from 'shared/ui';
import { ChooseButton } from './choose-button.tsx';
import type { Listing } from './listing.ts';
import { RateDetails } from './rate-details.tsx';
import { rateFacts } from './rate-facts.ts';
import { claimsPercentage, savedPercent, type RateOffer, type RoomOffer } from './rules.ts';
import { useListWords } from './use-list-words.ts';

interface RateRowProps {
  readonly room: RoomOffer;
  readonly offer: RateOffer;
  readonly listing: Listing;
  readonly isChosen: boolean;
  /** The guest's link named it. */
  readonly isLinked: boolean;
  /** A price crawler presses it. */
  readonly isMarked: boolean;
  /** It is the cheapest of several prices. */
  readonly isLowest: boolean;
  /** Whether the table has a column of meals and extras. */
  readonly hasMeals: boolean;
  readonly onChoose: () => void;
}

const Fact = ({
  icon,
  isGood = false,
  children,
}: {
  readonly icon: IconName;
  readonly isGood?: boolean;
  readonly children: ReactNode;
}): ReactElement => (
  <p className={isGood ? 'rr-fact rr-fact--good' : 'rr-fact'}>
    <Icon name={icon} size={18} />
    {children}
  </p>
);

/** One rate of a room type: what sets it apart, what it costs for the stay, and its button; on demand, how the price is made up. */
export function RateRow(props: RateRowProps): ReactElement {
  const { room, offer, listing, isChosen, isLinked, isMarked, isLowest, hasMeals, onChoose } = props;
  const words = useListWords();
  const { text, money } = words;
  const [isOpen, setIsOpen] = useState(false);
  const { rate, total, original, perNight, listedAt } = offer;
  const { currency } = listing;
  // Of the hotel's own ids, so that it is the same wherever the row is drawn; an id has no spaces.
  const detailsId = `rr-rate-${encodeURIComponent(`${room.roomType.roomTypeId}-${rate.ratePlanId}`)}`;
  const { cancellation, board, extras, payment, terms } = rateFacts(offer, listing, words);
  const percent = savedPercent(offer);
  const isPromotionShown = rate.promotion !== null && !claimsPercentage(rate.promotion);
  return (
    <tbody role="rowgroup" className={isChosen || isLinked ? 'rr-rate rr-rate--chosen' : 'rr-rate'}>
      <tr role="row" className="rr-rate__row">
        <th role="rowheader" scope="row" className="rr-rate__cell rr-rate__head">
          <div className="rr-rate__title">
            <h4 className="rr-rate__name" {...textLanguage(rate, 'Name')}>
              {rate.name}
            </h4>
            {isLinked && <Badge tone="accent">{text('rate.linked')}</Badge>}
            {isLowest && <Badge>{text('rate.lowest')}</Badge>}
            {percent > 0 && <Badge tone="accent">{text('rate.save', { percent })}</Badge>}
            {isPromotionShown && (
              <Badge tone="accent" icon="tag">
                <span {...textLanguage(rate, 'Promotion')}>{rate.promotion}</span>
              </Badge>
            )}
          </div>
          {terms.map((term) => (
            <Fact key={term} icon="calendar">
              {term}
            </Fact>
          ))}
        </th>
        <td role="cell" className="rr-rate__cell rr-rate__cancellation">
          {cancellation !== null && (
            <Fact icon={cancellation.isGood ? 'check' : 'info'} isGood={cancellation.isGood}>
              {cancellation.text}
            </Fact>
          )}
        </td>
        {hasMeals && (
          <td role="cell" className="rr-rate__cell">
            {board !== null && <Fact icon="cutlery">{board}</Fact>}
            {extras !== null && (
              <Fact icon="gift" isGood>
                {extras}
              </Fact>
            )}
          </td>
        )}
        <td role="cell" className="rr-rate__cell">
          <Fact icon="card" isGood={payment.isGood}>
            {payment.text}
          </Fact>
        </td>
        <td role="cell" className="rr-rate__cell rr-rate__cost">
          <Price
            amount={total}
            original={original}
            currency={currency}
            size="large"
            caption={
              <>
                {text(listedAt === undefined ? 'rate.total-for' : 'live.new-price', {
                  nights: nightsText(rate.nights.length, text),
                })}
                {rate.nights.length > 1 && (
                  <span className="rr-rate__night">
                    {text('rate.per-night', { price: money(perNight, currency) })}
                  </span>
                )}
              </>
            }
          />
        </td>
        <td role="cell" className="rr-rate__cell">
          <div className="rr-rate__actions">
            <ChooseButton
              room={room}
              offer={offer}
              listing={listing}
              isChosen={isChosen}
              isMarked={isMarked}
              kind={isLinked ? 'primary' : 'secondary'}
              onChoose={onChoose}
            />
            <button
              type="button"
              className="rr-rate__more"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => {
                setIsOpen(!isOpen);
              }}
            >
              {text('rate.details')}
              <VisuallyHidden>{text('rate.details-of', { rate: rate.name })}</VisuallyHidden>
            </button>
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className="rr-rate__panel">
          <td role="cell" colSpan={hasMeals ? 6 : 5} id={detailsId} className="rr-rate__cell">
            <RateDetails offer={offer} listing={listing} terms={terms} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
