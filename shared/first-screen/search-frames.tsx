import type { ReactElement } from 'react';
import { textLanguage } from '../domain/index.ts';
import { FrameIcon, FrameStars } from './icons.tsx';
import { frameTranslate } from './messages/en-GB.ts';
import type { FirstScreenModel } from './model.ts';
import { SizedPicture } from './picture.tsx';

interface FrameProps {
  readonly model: FirstScreenModel;
}

/** Picture, stars, name and address of the hotel. The shell keeps it while the search page's remote comes. */
export function Hero({ model }: FrameProps): ReactElement | null {
  const { property, language } = model;
  if (property === null) return null;
  const text = frameTranslate(language);
  const stars = property.hasRating ? (property.hotelRating ?? 0) : 0;
  return (
    <section className="hero">
      {property.propertyImageUrl !== null && (
        <SizedPicture
          className="hero__picture"
          sizes="100vw"
          src={property.propertyImageUrl}
          alt={property.propertyImageAlt ?? ''}
          box={{ width: 1600, height: 900 }}
          fetchPriority="high"
          decoding="async"
        />
      )}
      <div className="page-width hero__text">
        {stars > 0 && (
          <p className="hero__rating">
            <FrameStars value={stars} />
            <span className="visually-hidden">{text('frame.rating', { count: stars })}</span>
          </p>
        )}
        <h1
          className="hero__name"
          tabIndex={-1}
          data-page-heading=""
          {...textLanguage(property, 'PropertyName')}
        >
          {property.propertyName}
        </h1>
        <p className="hero__address" {...textLanguage(property, 'PropertyAddress')}>
          {property.propertyAddress}
        </p>
      </div>
    </section>
  );
}

const Cell = ({
  icon,
  label,
  value,
  detail = null,
  isEmpty = false,
}: {
  readonly icon: Parameters<typeof FrameIcon>[0]['name'];
  readonly label: string;
  readonly value: string;
  readonly detail?: string | null;
  readonly isEmpty?: boolean;
}): ReactElement => (
  <div className="search-cell">
    <span className="search-cell__icon">
      <FrameIcon name={icon} />
    </span>
    <span className="search-cell__text">
      <span className="search-cell__label">
        {label}
        {detail !== null && <span className="search-cell__detail">{detail}</span>}
      </span>
      <span className={`search-cell__value${isEmpty ? ' search-cell__value--empty' : ''}`}>{value}</span>
    </span>
  </div>
);

/** The search panel with its real labels and boxes, without its work: mf-search's panel takes its place. */
export function SearchPanelFrame({ model }: FrameProps): ReactElement {
  const text = frameTranslate(model.language);
  const texts = model.searchTexts;
  const cells = 2 + Number(model.showLocations) + Number(model.showPromoCode);
  return (
    <section className="search-panel" aria-busy="true">
      <h2 className="search-panel__title">{text('search.panel-title')}</h2>
      <div className="search-panel__grid">
        <Cell
          icon="calendar"
          label={text('search.dates')}
          value={texts?.dates ?? text('search.add-dates')}
          detail={texts?.nights ?? null}
          isEmpty={(texts?.dates ?? null) === null}
        />
        <Cell
          icon="guests"
          label={text('search.guests')}
          value={texts?.rooms ?? text('search.choose-rooms')}
        />
        {model.showLocations && (
          <Cell icon="pin" label={text('search.location')} value={text('search.any-location')} />
        )}
        {model.showPromoCode && (
          <Cell
            icon="tag"
            label={text('search.promo-code')}
            value={texts?.promoCode ?? text('search.promo-placeholder')}
            isEmpty={(texts?.promoCode ?? null) === null}
          />
        )}
        <span
          className={`btn btn--primary search-panel__submit${cells % 2 === 0 ? ' search-panel__submit--wide' : ''}`}
        >
          {text('search.submit')}
        </span>
      </div>
    </section>
  );
}
