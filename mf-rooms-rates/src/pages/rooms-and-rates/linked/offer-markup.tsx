import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $offeredStay, $pageOffer } from './model.ts';

/**
 * The page's one offer as microdata, for crawlers that compare prices: exactly what the page shows, and sold out where it shows
 * nothing. Which steps lead to it is said by `data-nav-…` attributes (docs/decisions/0109).
 */
export function OfferMarkup(): ReactElement | null {
  const { stay, offer } = useUnit({ stay: $offeredStay, offer: $pageOffer });
  if (stay === null) return null;
  const { property, checkin, checkout } = stay;
  return (
    <div hidden itemScope itemType="https://schema.org/Hotel">
      <meta itemProp="name" content={property.propertyName} />
      <meta itemProp="identifier" content={property.propertyCode} />
      <meta itemProp="address" content={property.propertyAddress} />
      <div itemProp="makesOffer" itemScope itemType="https://schema.org/Offer">
        <link itemProp="availability" href={`https://schema.org/${offer === null ? 'SoldOut' : 'InStock'}`} />
        <meta itemProp="checkinTime" content={checkin} />
        <meta itemProp="checkoutTime" content={checkout} />
        {offer !== null && (
          <>
            <meta itemProp="identifier" content={offer.identifier} />
            <div
              itemProp="priceSpecification"
              itemScope
              itemType="https://schema.org/CompoundPriceSpecification"
            >
              <meta itemProp="price" content={offer.price} />
              <meta itemProp="priceCurrency" content={offer.currency} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
