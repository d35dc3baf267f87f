import { useUnit } from 'effector-react';
import type { Offer } from 'shared/contracts';
import { Badge, Button, Card, Picture, SectionHeading, useAnnounce, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $offer, offerChosen } from './model.ts';
import { datesCellId } from './rules.ts';

/** Choosing an offer fills its codes into the search and takes the guest to the dates. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }) {
  const text = useMessages(messages);
  const announce = useAnnounce();
  const { chosen, choose } = useUnit({ chosen: $offer, choose: offerChosen });
  const take = (offer: Offer) => {
    choose(offer);
    announce(text('search.offer.chosen'));
    const dates = document.getElementById(datesCellId);
    dates?.focus({ preventScroll: true });
    dates?.scrollIntoView({ block: 'center' });
  };
  return (
    <section className="se-section">
      <SectionHeading>{text('search.offers')}</SectionHeading>
      <ul className="se-offers">
        {offers.map((offer) => (
          <Card key={offer.offerId} as="li" padding="none" selected={offer.offerId === chosen?.offerId}>
            <Picture src={offer.imageUrl} alt={offer.imageAlt ?? ''} ratio="3/2" />
            <div className="se-offer">
              {offer.minNights !== null && (
                <Badge tone="accent">{text('search.offer.nights', { count: offer.minNights })}</Badge>
              )}
              <h3 className="se-offer__name">{offer.name}</h3>
              <p className="se-offer__text">{offer.description}</p>
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
