import './search.css';
import { useUnit } from 'effector-react';
import { Suspense, useEffect, useState } from 'react';
import { $bookConfig, $property, busEventHappened } from 'shared/runtime';
import { AccessibilityList, Button, SectionHeading, useIdle, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { Incentives } from './incentives.tsx';
import { loadDates, PictureTiles, StayAdvice, WhenNear } from './load-dates.ts';
import { AboutHotel, GuestReviews } from './load-far.ts';
import { pageOpened } from './model.ts';
import { Offers } from './offers.tsx';
import { hotelPictures } from './pictures/rules.ts';
import { SearchPanel } from './search-panel.tsx';
import { SearchNotices } from './search-notices.tsx';

/** Until the reviews have come. */
const reviewsPlace = <div className="se-reviews-place" />;

/** The search page below the hotel's picture, which the shell draws (product.md 2: Book). */
export function SearchPage() {
  const text = useMessages(messages);
  const { property, config, opened, tell } = useUnit({
    property: $property,
    config: $bookConfig,
    opened: pageOpened,
    tell: busEventHappened,
  });
  const [loadedAt] = useState(() => performance.now());
  const [isSettled, setSettled] = useState(false);
  useEffect(() => opened(), [opened]);
  // It can be done without: when it does not come, the page stays as it is.
  useIdle(() => {
    loadDates().then(
      () => setSettled(true),
      () => undefined,
    );
  });
  if (property === null || config === null) return null;
  const pictures = hotelPictures(property);
  return (
    <div className="se-page">
      <SearchPanel property={property} config={config} />
      <SearchNotices />
      {isSettled && (
        <Suspense fallback={null}>
          <StayAdvice property={property} config={config} loadedAt={loadedAt} />
        </Suspense>
      )}
      {config.bookingIncentives.length > 0 && <Incentives incentives={config.bookingIncentives} />}
      {pictures.length > 2 && (
        <section className="se-section">
          <SectionHeading>{text('search.pictures')}</SectionHeading>
          <div className="se-pictures">
            {isSettled && (
              <Suspense fallback={null}>
                <PictureTiles images={pictures} label={property.propertyName} />
              </Suspense>
            )}
          </div>
        </section>
      )}
      {config.offers.length > 0 && <Offers offers={config.offers} />}
      {(property.accessibility ?? []).length > 0 && (
        <section className="se-section">
          <SectionHeading>{text('search.accessibility')}</SectionHeading>
          <AccessibilityList facts={property.accessibility ?? []} />
        </section>
      )}
      <section className="se-contact">
        <p>{text('search.contact.text')}</p>
        <Button icon="phone" onClick={() => tell({ type: 'contact.requested.v1' })}>
          {text('search.contact')}
        </Button>
      </section>
      {property.hasAbout && (
        <div className="se-about">
          {isSettled && (
            <Suspense fallback={null}>
              <WhenNear>
                <AboutHotel />
              </WhenNear>
            </Suspense>
          )}
        </div>
      )}
      {property.hasReviews === true && (
        <Suspense fallback={reviewsPlace}>
          {isSettled ? (
            <WhenNear place={reviewsPlace}>
              <GuestReviews property={property} />
            </WhenNear>
          ) : (
            reviewsPlace
          )}
        </Suspense>
      )}
    </div>
  );
}
