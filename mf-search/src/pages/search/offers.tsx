import { useUnit } from 'effector-react';
import type { Offer } from 'shared/contracts';
import { textLanguage } from 'shared/domain';
import { $search } from 'shared/runtime';
import { Badge, Button, Card, Picture, SectionHeading, useAnnounce, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $offer, offerChosen } from './model.ts';
import { focusDates, openCalendar } from './open-calendar.ts';

/** Choosing an offer fills its codes into the search and takes the guest to the dates. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }) {
  const text = useMessages(messages);
  const announce = useAnnounce();
  const { chosen, choose, search } = useUnit({ chosen: $offer, choose: offerChosen, search: $search });
  const take = (offer: Offer) => {
    choose(offer);
    announce(text('search.offer.chosen'));
    // Dates that are there already may suit; when not, the page says so.
    (search.toDate === null ? openCalendar : focusDates)();
  };
  const rulesOf = ({ minNights, minDaysBeforeArrival }: Offer): readonly string[] => [
    ...(minNights === null ? [] : [text('search.offer.nights', { count: minNights })]),
    // An older shell does not read it.
    ...(minDaysBeforeArrival ? [text('search.offer.ahead', { count: minDaysBeforeArrival })] : []),
  ];
  return (
    <section className="se-section">
      <SectionHeading>{text('search.offers')}</SectionHeading>
      <ul className="se-offers">
        {offers.map((offer) => (
          <Card key={offer.offerId} as="li" padding="none" selected={offer.offerId === chosen?.offerId}>
            <Picture src={offer.imageUrl} alt={offer.imageAlt ?? ''} ratio="3/2" />
            <div className="se-offer">
              {rulesOf(offer).map((rule) => (
                <Badge key={rule} tone="accent">
                  {rule}
                </Badge>
              ))}
              <h3 className="se-offer__name" {...textLanguage(offer, 'Name')}>
                {offer.name}
              </h3>
              <p className="se-offer__text" {...textLanguage(offer, 'Description')}>
                {offer.description}
              </p>
              <Button onClick={() => take(offer)} aria-pressed={offer.offerId === chosen?.offerId}>
                {text(offer.offerId === chosen?.offerId ? 'search.offer.is-chosen' : 'search.offer.choose')}
              </Button>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
