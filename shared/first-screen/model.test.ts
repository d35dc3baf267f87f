import { describe, expect, it } from 'vitest';
import { aBookConfig, aGroup, aGroupHotel, aProperty } from '../testing/index.ts';
import { documentHead } from './document-head.ts';
import { firstScreenModel } from './model.ts';

const site = {
  property: aProperty(),
  bookConfig: aBookConfig(),
  propertyGroup: null,
};
const english = { locale: 'en-GB', words: null };
const bare = { ...site, property: null, bookConfig: null };
const stay = '?fromDate=2026-12-01&toDate=2026-12-04';

describe('the first screen', () => {
  it('steps that are done lead back with the search; the ones to come lead nowhere', () => {
    const { steps } = firstScreenModel(site, `/Book/harbour/Rooms-And-Rates${stay}`, english);
    expect(steps.map(({ state, href }) => [state, href])).toEqual([
      ['done', `/Book/HARBOUR${stay}`],
      ['current', null],
      ['todo', null],
    ]);
  });

  it('a booking that is being made cannot be walked back from, and a made one has no steps', () => {
    expect(
      firstScreenModel(site, '/Book/HARBOUR/Status/abc', english).steps.every(({ href }) => href === null),
    ).toBe(true);
    expect(firstScreenModel(site, '/Book/HARBOUR/Confirmation/abc', english).steps).toEqual([]);
  });

  it('the promo code is left out where the hotel hides it', () => {
    const hidden = { ...site, bookConfig: aBookConfig({ hidePromoCodeOnLandingPage: true, locations: [] }) };
    expect(firstScreenModel(hidden, '/Book/HARBOUR', english)).toMatchObject({
      showPromoCode: false,
      showLocations: false,
    });
  });

  it('a page without a hotel is neutral and leads to the start', () => {
    expect(firstScreenModel(bare, '/nowhere', english)).toMatchObject({
      page: 'not-found',
      name: 'Hotel booking',
      homeHref: '/',
      steps: [],
    });
  });
});

describe('the head of the document', () => {
  it('says what the page is, for search engines and shared links', () => {
    const head = documentHead(site, `/Book/HARBOUR/${stay}`, english);
    expect(head).toMatchObject({
      title: `Book your stay · ${site.property.propertyName}`,
      canonicalPath: '/Book/HARBOUR',
      robots: null,
      structuredData: {
        '@type': 'Hotel',
        telephone: site.property.telephone,
        starRating: { ratingValue: 4 },
      },
    });
    expect(head.openGraph).toContainEqual({ property: 'og:url', content: '/Book/HARBOUR' });
  });

  it('tells of a group by its name and its hotels', () => {
    const propertyGroup = aGroup({
      properties: ['The Harbour Hotel', 'Fjord Hotel'].map((propertyName) => aGroupHotel({ propertyName })),
    });
    expect(documentHead({ ...bare, propertyGroup }, '/BookGroup/COAST', english).description).toBe(
      'Coast Hotels: The Harbour Hotel, Fjord Hotel',
    );
  });

  it.each([
    '/Book/HARBOUR/Checkout',
    '/Book/HARBOUR/Status/abc',
    '/Book/HARBOUR/Confirmation/abc',
    '/PreCheckIn/HARBOUR/R1/c',
    '/Account/Register/HARBOUR',
    '/ManageAccount/HARBOUR',
    '/nowhere',
  ])('%s is not to be found', (path) => {
    expect(documentHead(site, path, english)).toMatchObject({
      robots: 'noindex',
      canonicalPath: null,
      structuredData: null,
    });
  });

  it('has no structured data of facts that are not there', () => {
    const property = aProperty({ hasRating: false, propertyImageUrl: null });
    const data = documentHead({ ...site, property }, '/Book/HARBOUR', english).structuredData;
    expect(Object.keys(data ?? {})).not.toContain('starRating');
    expect(Object.keys(data ?? {})).not.toContain('image');
  });
});
