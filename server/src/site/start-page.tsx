import type { ReactElement } from 'react';
import { fromWidth, pageAddress } from 'shared/domain';
import { firstScreenModel, SiteFrame, SizedPicture, themeCss } from 'shared/first-screen';
import { renderDocument } from './document.ts';
import { siteTranslate } from './messages.ts';
import { drawScreen } from './screen.ts';
import type { Releases } from 'federation/releases';
import type { Directory, ListedHotel } from './site-content.ts';
import { startPageCss } from './start-page-css.ts';

const locale = 'en-GB';

const HotelCard = ({ hotel }: { readonly hotel: ListedHotel }): ReactElement => (
  <li>
    <a className="start-card" href={pageAddress('search', { propertyCode: hotel.code })}>
      {hotel.imageUrl !== null && (
        <SizedPicture
          src={hotel.imageUrl}
          alt=""
          box={{ width: 640, height: 360 }}
          loading="lazy"
          sizes={`${fromWidth('tablet')} 360px, 100vw`}
        />
      )}
      <span className="start-card__name">{hotel.name}</span>
      <span className="start-card__address">{hotel.address}</span>
    </a>
  </li>
);

function StartScreen({ directory }: { readonly directory: Directory }): ReactElement {
  const text = siteTranslate(locale);
  const { hotels, groups } = directory;
  return (
    <div className="page-width start-page">
      <h1 className="start-page__title">{text('start.title')}</h1>
      <p className="start-page__lead">{text(hotels.length === 0 ? 'start.empty' : 'start.lead')}</p>
      <ul className="start-page__hotels" aria-label={text('start.hotels')}>
        {hotels.map((hotel) => (
          <HotelCard key={hotel.code} hotel={hotel} />
        ))}
      </ul>
      {groups.length > 0 && (
        <section>
          <h2 className="start-page__subtitle">{text('start.groups')}</h2>
          <ul className="start-page__groups">
            {groups.map((group) => (
              <li key={group.code}>
                <a className="btn btn--primary" href={pageAddress('group', { propertyCode: group.code })}>
                  {text('start.group-link', { name: group.name })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export interface StartPageRequest {
  readonly releases: Releases;
  readonly directory: Directory;
  readonly nonce: string;
  readonly publicUrl: string;
}

/** `/`: the hotels and groups of this installation, as plain links. It needs the shell's styles and none of its scripts. */
export function renderStartPage({ releases, directory, nonce, publicUrl }: StartPageRequest): string {
  const text = siteTranslate(locale);
  const nothing = { property: null, bookConfig: null, propertyGroup: null };
  const model = firstScreenModel(nothing, '/', { locale, words: null });
  const { markup, links } = drawScreen(
    <SiteFrame model={model}>
      <StartScreen directory={directory} />
    </SiteFrame>,
  );
  return renderDocument({
    locale,
    direction: 'ltr',
    origin: publicUrl,
    nonce,
    head: {
      title: text('start.title'),
      description: text('start.lead'),
      canonicalPath: '/',
      robots: null,
      openGraph: [],
      structuredData: null,
    },
    css: [...(releases.shellCss === null ? [] : [releases.shellCss]), themeCss(model.colours), startPageCss],
    themeColour: model.colours.lightPage,
    assets: {
      scripts: [],
      styles: releases.shellCss === null ? releases.shell.preload.styles : [],
      preloadScripts: [],
      preloadStyles: [],
    },
    pictureLinks: links,
    screen: markup,
    screenAttributes: {},
    cannotRun: null,
    siteData: null,
  });
}
