import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteDataSchema } from 'shared/contracts';
import { aProperty } from 'shared/testing';
import * as z from 'zod/mini';
import { createTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeEach(() => {
  site = createTestSite();
});
afterEach(() => site.close());

const get = (url: string) => site.app.inject({ url, headers: { accept: 'text/html' } });

function siteDataOf(html: string) {
  const json = /<script type="application\/json" id="site-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const wire: z.input<typeof siteDataSchema> = JSON.parse(json);
  return z.decode(siteDataSchema, wire);
}

describe('the page of an address', () => {
  it('can be read before any script: hotel, address and the search panel are in it', async () => {
    const { body, statusCode } = await get('/Book/HARBOUR');
    expect(statusCode).toBe(200);
    const screen = /<div id="root"[^>]*>(.*)<\/div>\n/s.exec(body)?.[1] ?? '';
    expect(screen).toContain('The Harbour Hotel');
    expect(screen).toContain('1 Quay Street, London E1 1AA');
    expect(screen).toContain('Book your stay');
    expect(screen).not.toContain('<link');
    expect(body).toContain('<html lang="en-GB">');
  });

  it('is painted once its screen is whole, for boxes of half a grid would move', async () => {
    const [head = '', body = ''] = (await get('/Book/HARBOUR')).body.split('</head>');
    expect(head).toContain('<link rel="expect" href="#screen-end" blocking="render">');
    expect(body).toMatch(/<div id="root".*<\/footer>.*<\/div>\n<template id="screen-end"><\/template>/s);
  });

  it('carries registry, property and configuration of its route as data', async () => {
    const search = siteDataOf((await get('/Book/HARBOUR')).body);
    expect(search.registry.remotes['mf-search']?.version).toBe('1.0.0');
    expect(search.property?.propertyCode).toBe('HARBOUR');
    expect(search.bookConfig?.propertyId).toBe('property-1');
    expect(search.preCheckInConfig).toBeNull();
    const preCheckIn = siteDataOf((await get('/PreCheckIn/HARBOUR/R1/code')).body);
    expect(preCheckIn.bookConfig).toBeNull();
    expect(preCheckIn.preCheckInConfig?.firstNameRequired).toBe(true);
    const group = siteDataOf((await get('/BookGroup/coast')).body);
    expect(group.propertyGroup?.name).toBe('Coast Hotels');
    expect(group.property).toBeNull();
  });

  it('tells a browser without scripts how else to book, where there is something to book', async () => {
    expect((await get('/Book/HARBOUR')).body).toContain(
      'directly: +44 20 7946 0000, stay@hotel.example.</p></noscript>',
    );
    expect((await get('/Nowhere')).body).not.toContain('<noscript>');
  });

  it('tells an older browser how else to book, in the guest’s language, and no other', async () => {
    const { body } = await get('/Book/HARBOUR?languageCode=de');
    expect(body).toMatch(
      /<p class="[^"]*old-browser" data-nosnippet>Ihr Browser ist zu alt .* \+44 20 7946 0000, stay@hotel\.example\.<\/p>/,
    );
    expect(body).toContain(
      '@supports (color:color-mix(in srgb,red,red)) and ((width:1lh) or (-moz-appearance:none)){.old-browser{display:none}}',
    );
    expect((await get('/Nowhere')).body).not.toContain('class="page-width cannot-run');
  });

  it('lets no telephone number or mail address be rewritten', async () => {
    expect((await get('/Book/HARBOUR')).body).toContain(
      '<meta name="format-detection" content="telephone=no',
    );
  });

  it('states the prices of a complete link to Rooms-And-Rates as offers of the hotel, and of no other address', async () => {
    const hotelOf = async (url: string): Promise<{ name: string; makesOffer?: { price: string }[] }> => {
      const { body } = await get(url);
      return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}');
    };
    const search = 'fromDate=2026-12-01&toDate=2026-12-04&adults=2';
    const hotel = await hotelOf(`/Book/HARBOUR/Rooms-And-Rates?${search}&utm_source=meta`);
    expect(hotel).toMatchObject({
      '@type': 'Hotel',
      name: 'The Harbour Hotel',
      makesOffer: [
        { price: '360.00', url: `https://booking.example/Book/HARBOUR/Rooms-And-Rates?${search}` },
      ],
    });
    expect((await hotelOf('/Book/HARBOUR/Rooms-And-Rates?adults=2')).makesOffer).toBeUndefined();
    expect((await hotelOf(`/Book/HARBOUR?${search}`)).makesOffer).toBeUndefined();
  });

  it('are named with a promo code too, but not to who has tried twenty wrong ones', async () => {
    const search = 'fromDate=2026-12-01&toDate=2026-12-04&adults=2';
    const offersWith = async (code: string): Promise<boolean> => {
      const { body } = await site.app.inject(`/Book/HARBOUR/Rooms-And-Rates?${search}&promoCode=${code}`);
      return body.includes('makesOffer');
    };
    for (let tries = 0; tries < 25; tries += 1) expect(await offersWith('RIGHT')).toBe(true);
    for (let tries = 0; tries < 20; tries += 1) expect(await offersWith(`GUESS${String(tries)}`)).toBe(true);
    expect(await offersWith('RIGHT')).toBe(false);
  });

  it('knows the property code in any case', async () => {
    const { body, statusCode } = await get('/book/harbour/rooms-and-rates?fromDate=2026-12-01');
    expect(statusCode).toBe(200);
    expect(siteDataOf(body).property?.propertyCode).toBe('HARBOUR');
    expect(body).toContain(
      '<link rel="canonical" href="https://booking.example/Book/HARBOUR/Rooms-And-Rates">',
    );
  });

  it('keeps text of the hotel from ending the data, the head or the screen', async () => {
    const hostile = `</script><script>alert(1)</script><!-- "'`;
    site.content.properties = [aProperty({ propertyName: hostile, description: hostile })];
    const { body } = await get('/Book/HARBOUR');
    expect(body).not.toContain('<script>alert');
    expect(siteDataOf(body).property?.propertyName).toBe(hostile);
    const structured = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(structured)).toMatchObject({ '@type': 'Hotel', name: hostile });
  });

  it('has the colours of the hotel behind the styles of the shell', async () => {
    const { body } = await get('/Book/HARBOUR');
    const styles = [...body.matchAll(/<style nonce="[^"]+">(.*?)<\/style>/gs)].map((match) => match[1] ?? '');
    expect(styles[0]).toContain('.site{');
    expect(styles[1]).toContain('--c-primary:#14324a');
    expect(body).not.toContain(' style="');
  });
});

describe('for search engines and shared links', () => {
  it('has title, description, canonical address, Open Graph and the hotel', async () => {
    site.content.properties = [aProperty({ propertyImageUrl: '/ClientApp/media/quay.jpg' })];
    const { body } = await get('/Book/HARBOUR?adults=2');
    expect(body).toContain('<title>Book your stay · The Harbour Hotel</title>');
    expect(body).toContain('<meta name="description" content="A city hotel on the quay.">');
    expect(body).toContain('<link rel="canonical" href="https://booking.example/Book/HARBOUR">');
    expect(body).toContain(
      '<meta property="og:image" content="https://booking.example/ClientApp/media/quay.jpg">',
    );
    expect(body).not.toContain('noindex');
  });

  it('a shared link shows a picture that networks can draw, of a known size', async () => {
    site.content.properties = [
      aProperty({
        propertyImageUrl: '/ClientApp/media/quay.svg',
        propertyImageAlt: 'The quay at dusk',
        propertyImageUrls: ['/ClientApp/media/pool.jpg'],
        shareImageUrl: '/ClientApp/media/quay.share.jpg',
      }),
    ];
    const { body } = await get('/Book/HARBOUR');
    const graph = [
      ...body.matchAll(/<meta (?:property|name)="(og:image[^"]*|twitter:card)" content="([^"]*)">/g),
    ];
    expect(graph.map(([, name, content]) => [name, content])).toEqual([
      ['og:image', 'https://booking.example/ClientApp/media/quay.share.jpg'],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'The quay at dusk'],
      ['twitter:card', 'summary_large_image'],
    ]);
    expect(body).toContain(
      '"image":["https://booking.example/ClientApp/media/quay.share.jpg","https://booking.example/ClientApp/media/quay.svg","https://booking.example/ClientApp/media/pool.jpg"]',
    );
  });

  it('a drawing is no picture of a shared link', async () => {
    site.content.properties = [aProperty({ propertyImageUrl: '/ClientApp/media/quay.svg' })];
    expect((await get('/Book/HARBOUR')).body).not.toContain('og:image');
  });

  it.each([
    '/Book/HARBOUR/Checkout',
    '/Book/HARBOUR/Status/token',
    '/Book/HARBOUR/Confirmation/token',
    '/Account/Register/HARBOUR',
    '/ManageAccount/HARBOUR',
    '/PreCheckIn/HARBOUR/R1/code',
  ])('keeps %s out of their lists', async (address) => {
    const { body, statusCode } = await get(address);
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('rel="canonical"');
  });

  it('lists hotels and groups in the site map', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://booking.example/sitemap.xml');
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('<loc>https://booking.example/Book/HARBOUR</loc>');
    expect(body).toContain('<loc>https://booking.example/BookGroup/COAST</loc>');
  });
});

describe('what an address asks for at once', () => {
  const tags = (html: string, name: string) =>
    [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([text]) => text);

  it('is the shell and the remote of its route, nothing else', async () => {
    const { body } = await get('/Book/HARBOUR');
    const scripts = tags(body, 'script').filter((text) => text.includes(' src='));
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(
      /nonce="[^"]+" defer crossorigin integrity="sha384-main.js" src="\/ClientApp\/shell\/1.0.0\/main.js"/,
    );
    const preloads = tags(body, 'link').filter((text) => text.includes('rel="preload"'));
    expect(preloads.map((text) => /href="([^"]+)"/.exec(text)?.[1])).toEqual([
      '/ClientApp/mf-search/1.0.0/remote.css',
      '/ClientApp/mf-search/1.0.0/remoteEntry.js',
      '/ClientApp/mf-search/1.0.0/remote.js',
    ]);
    expect(preloads.every((text) => text.includes(' crossorigin integrity="sha384-'))).toBe(true);
    expect(preloads[1]).toContain('as="script" nonce="');
  });

  it('is the checkout for the checkout', async () => {
    const { body } = await get('/Book/HARBOUR/Checkout');
    expect(body).toContain('/ClientApp/mf-checkout/1.0.0/remote.js"');
    expect(body).not.toContain('/ClientApp/mf-search/1.0.0/remote.js"');
  });

  it('is the hotel’s picture first', async () => {
    site.content.properties = [aProperty({ propertyImageUrl: '/ClientApp/media/quay.jpg' })];
    const { body } = await get('/Book/HARBOUR');
    expect(body).toMatch(
      /<link rel="preload" as="image" href="\/ClientApp\/media\/quay.jpg" fetchPriority="high"\/>/i,
    );
    expect(body.indexOf('quay.jpg"')).toBeLessThan(body.indexOf('<script nonce'));
  });

  it('is only the entry when a release has no list', async () => {
    site.store.write('ClientApp/mf-search/1.0.0/release.json', '{');
    site.store.publishShell('1.0.1');
    const { body } = await get('/Book/HARBOUR');
    expect(body).toContain('href="/ClientApp/mf-search/1.0.0/remoteEntry.js"');
    expect(body).not.toContain('remote.css');
  });

  it('is the pinned version for the hotel that tries it, and no other hotel is told of the pin', async () => {
    site.store.pin('harbour', 'mf-search', '2.0.0');
    site.content.properties = [aProperty(), aProperty({ propertyCode: 'FJORD' })];
    const pinned = (await get('/Book/HARBOUR')).body;
    expect(pinned).toContain('/ClientApp/mf-search/2.0.0/remote.js');
    expect(siteDataOf(pinned).registry.pins['harbour']?.['mf-search']?.version).toBe('2.0.0');
    const other = (await get('/Book/FJORD')).body;
    expect(other).toContain('/ClientApp/mf-search/1.0.0/remote.js');
    expect(siteDataOf(other).registry.pins).toEqual({});
  });
});

describe('what is not there', () => {
  it.each(['/Nowhere', '/Book', '/Book/HARBOUR/Basement', '/Book/NONESUCH', '/BookGroup/NONESUCH'])(
    'is answered at %s with 404 and the not-found screen',
    async (address) => {
      const { body, statusCode, headers } = await get(address);
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-store, no-transform');
      expect(body).toContain('data-page="not-found"');
      expect(body).toContain('<title>Not found · ');
      expect(body).toContain('noindex');
    },
  );

  it('is no page for whoever asks for something else', async () => {
    const { headers, statusCode } = await site.app.inject({
      url: '/logo.png',
      headers: { accept: 'image/*' },
    });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('when the database is down', () => {
  it('the page opens with what was read before', async () => {
    await get('/Book/HARBOUR');
    site.content.state = 'down';
    site.clock.advance(60_000);
    const { body, statusCode } = await get('/Book/HARBOUR');
    expect(statusCode).toBe(200);
    expect(siteDataOf(body).property?.propertyName).toBe('The Harbour Hotel');
  });

  it('a hotel that was never read is told as 503, with the shell to try again', async () => {
    site.content.state = 'down';
    const { body, statusCode, headers } = await get('/Book/HARBOUR');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(siteDataOf(body).property).toBeNull();
    expect(body).toContain('/ClientApp/shell/1.0.0/main.js');
  });
});

describe('the start page', () => {
  it('lists hotels and groups as links and needs no script', async () => {
    const { body, statusCode } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('href="/Book/HARBOUR"');
    expect(body).toContain('href="/BookGroup/COAST"');
    expect(body).not.toContain('<script');
  });
});
