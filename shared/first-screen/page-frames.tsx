import type { ReactElement, ReactNode } from 'react';
import { FrameIcon, FrameStars } from './icons.tsx';
import { frameTranslate } from './messages.ts';
import { pageTitle, type FirstScreenModel } from './model.ts';

interface FrameProps {
  readonly model: FirstScreenModel;
}

const Bone = ({
  width = '100%',
  height = 16,
}: {
  readonly width?: string;
  readonly height?: number;
}): ReactElement => (
  <svg className="skeleton" width={width} height={height} aria-hidden="true" focusable="false" />
);

const Bones = ({ widths }: { readonly widths: readonly string[] }): ReactElement => (
  <div className="skeleton-stack">
    {widths.map((width, index) => (
      <Bone key={index} width={width} />
    ))}
  </div>
);

/** Picture, stars, name and address of the hotel. The shell keeps it while the search page's remote comes. */
export function Hero({ model }: FrameProps): ReactElement | null {
  const { property, locale } = model;
  if (property === null) return null;
  const text = frameTranslate(locale);
  const stars = property.hasRating ? (property.hotelRating ?? 0) : 0;
  return (
    <section className="hero">
      {property.propertyImageUrl !== null && (
        <img
          className="hero__picture"
          src={property.propertyImageUrl}
          alt=""
          width={1600}
          height={900}
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
        <h1 className="hero__name" tabIndex={-1} data-page-heading="">
          {property.propertyName}
        </h1>
        <p className="hero__address">{property.propertyAddress}</p>
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
      <span className="search-cell__label">{label}</span>
      <span className={`search-cell__value${isEmpty ? ' search-cell__value--empty' : ''}`}>
        {value}
        {detail !== null && <span className="search-cell__detail">{detail}</span>}
      </span>
    </span>
  </div>
);

/** The search panel with its real labels and boxes, without its work: mf-search's panel takes its place. */
export function SearchPanelFrame({ model }: FrameProps): ReactElement {
  const text = frameTranslate(model.locale);
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

const Heading = ({ title }: { readonly title: string }): ReactElement => (
  <div className="page-heading">
    <h1 className="page-heading__title" tabIndex={-1}>
      {title}
    </h1>
  </div>
);

const Loading = ({ model }: FrameProps): ReactElement => (
  <p className="visually-hidden">{frameTranslate(model.locale)('frame.loading')}</p>
);

const RoomCard = (): ReactElement => (
  <div className="card frame-card" aria-hidden="true">
    <div className="skeleton frame-card__picture" />
    <div className="frame-card__text">
      <Bones widths={['46%', '88%', '72%', '30%']} />
    </div>
  </div>
);

const SummaryCard = (): ReactElement => (
  <div className="card card--medium split__aside" aria-hidden="true">
    <Bones widths={['60%', '90%', '80%', '40%']} />
  </div>
);

function RoomsFrame({ model }: FrameProps): ReactElement {
  return (
    <>
      <div className="stay-bar">
        <div className="page-width stay-bar__row">
          <Bone width="min(320px, 70%)" />
        </div>
      </div>
      <div className="page-width page">
        <Heading title={model.title} />
        <Loading model={model} />
        <div className="split">
          <div className="stack">
            <RoomCard />
            <RoomCard />
            <RoomCard />
          </div>
          <SummaryCard />
        </div>
      </div>
    </>
  );
}

function CheckoutFrame({ model }: FrameProps): ReactElement {
  return (
    <div className="page-width page">
      <Heading title={model.title} />
      <Loading model={model} />
      <div className="split">
        <div className="stack" aria-hidden="true">
          {[0, 1].map((key) => (
            <div key={key} className="card card--large">
              <Bones widths={['34%', '100%', '100%', '62%', '100%', '48%']} />
            </div>
          ))}
        </div>
        <SummaryCard />
      </div>
    </div>
  );
}

function GenericFrame({ model }: FrameProps): ReactElement {
  return (
    <div className="page-width page page--narrow">
      <Heading title={model.title} />
      <Loading model={model} />
      <Bones widths={['100%', '92%', '64%']} />
    </div>
  );
}

/** Not found, Error and Unauthorised: whole pages that need nothing but their words. */
export function StaticPage({
  model,
  page,
}: FrameProps & { readonly page: 'not-found' | 'error' | 'unauthorised' }): ReactElement {
  const text = frameTranslate(model.locale);
  return (
    <div className="page-width page page--narrow static-page">
      <div className="page-heading">
        <div>
          <h1 className="page-heading__title" tabIndex={-1} data-page-heading="">
            {pageTitle(page, model.locale)}
          </h1>
          <p className="page-heading__lead">{text(`static.${page}`)}</p>
        </div>
      </div>
      <a className="btn btn--primary" href={model.homeHref}>
        {text(model.property === null ? 'static.home' : 'static.book')}
      </a>
    </div>
  );
}

/** What stands in a page's place until its remote has come. The search page's is only its panel: its hero stays. */
export function PageFrame({ model }: FrameProps): ReactElement {
  switch (model.page) {
    case 'search':
      return <SearchPanelFrame model={model} />;
    case 'rooms-and-rates':
      return <RoomsFrame model={model} />;
    case 'checkout':
      return <CheckoutFrame model={model} />;
    case 'not-found':
    case 'error':
    case 'unauthorised':
      return <StaticPage model={model} page={model.page} />;
    default:
      return <GenericFrame model={model} />;
  }
}

/** The part of `<main>` that the shell keeps around a page: the hero and the page's width on search, nothing elsewhere. */
export function PageSurround({
  model,
  children,
}: FrameProps & { readonly children: ReactNode }): ReactElement {
  if (model.page !== 'search') return <>{children}</>;
  return (
    <>
      <Hero model={model} />
      <div className="page-width search-page">{children}</div>
    </>
  );
}
