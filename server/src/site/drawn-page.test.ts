import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeEach(() => {
  site = createTestSite();
});
afterEach(() => site.close());

const search = '/Book/HARBOUR/Rooms-And-Rates?fromDate=2026-12-01&toDate=2026-12-04&adults=2';
const get = async (url: string, app: FastifyInstance = site.app) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body;

/** Draws what it was asked for. */
const script = (markup: string): string =>
  `globalThis.draw = (request) => { globalThis.drawnMarkup = ((asked) => ${markup})(JSON.parse(request)); };`;
const rooms = script(
  '`<h1>${asked.page} of ${asked.siteData.property.PropertyName}: ${JSON.parse(asked.drawn).RoomTypes[0].Name}</h1>`',
);
const drawn = '<h1>rooms-and-rates of The Harbour Hotel: Double room</h1>';

const isFrame = (body: string): void => {
  expect(body).toContain('<div class="stay-bar">');
  expect(body).not.toContain('drawn-data');
  expect(body).not.toContain(drawn);
};

describe('a complete link to Rooms-And-Rates', () => {
  it('is answered with the page as its remote draws it, its styles, and what it was drawn from', async () => {
    site.store.publishDrawing('mf-rooms-rates', '1.0.0', rooms);
    const body = await get(search);
    expect(body).toContain(`<main class="site__main" id="content" tabindex="-1">${drawn}</main>`);
    expect(body).toContain('.rooms{color:var(--c-ink)}</style>');
    const data = /<script type="application\/json" id="drawn-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ RoomTypes: [{ Name: 'Double room' }] });
    // For who has chosen something already.
    expect(/<template id="page-frame">(.*?)<\/template>/s.exec(body)?.[1]).toContain(
      '<div class="stay-bar">',
    );
    expect(body).toContain('makesOffer');
    // Its first price does not wait for the last.
    expect(body).not.toContain('rel="expect"');
  });

  it('puts the links to its pictures into the head', async () => {
    const link = '<link rel="preload" as="image" href="/room.webp">';
    site.store.publishDrawing('mf-rooms-rates', '1.0.0', script(`'${link}<h1>Rooms</h1>'`));
    const [head = '', body = ''] = (await get(search)).split('</head>');
    expect(head).toContain(link);
    expect(body).not.toContain(link);
  });

  it('is drawn by the release that this hotel runs', async () => {
    site.store.publishDrawing('mf-rooms-rates', '2.0.0', script(`'<h1>New</h1>'`));
    site.store.pin('HARBOUR', 'mf-rooms-rates', '1.0.0');
    isFrame(await get(search));
  });

  it.each([
    ['without its search', '/Book/HARBOUR/Rooms-And-Rates?adults=2'],
    ['to another page', '/Book/HARBOUR?fromDate=2026-12-01&toDate=2026-12-04&adults=2'],
  ])('%s has the frame', async (_, address) => {
    site.store.publishDrawing('mf-rooms-rates', '1.0.0', rooms);
    expect(await get(address)).not.toContain('drawn-data');
  });
});

describe('the frame is there instead', () => {
  it('where the release has no renderer, as after a rollback', async () => {
    site.store.publishDrawing('mf-rooms-rates', '2.0.0', rooms);
    expect(await get(search)).toContain(drawn);
    site.store.publishRemote('mf-rooms-rates', '1.0.0');
    isFrame(await get(search));
  });

  it.each([
    ['needs another shell', { sharedApi: '^2.0.0' }],
    [
      'is spoken with otherwise',
      {
        renderer: { href: '/ClientApp/mf-rooms-rates/1.0.0/renderer.js', integrity: 'sha384-a', version: 2 },
      },
    ],
    [
      'is not what was signed',
      {
        renderer: { href: '/ClientApp/mf-rooms-rates/1.0.0/renderer.js', integrity: 'sha384-a', version: 1 },
      },
    ],
  ])('where the renderer %s', async (_, more) => {
    site.store.publishDrawing('mf-rooms-rates', '1.0.0', rooms, more);
    isFrame(await get(search));
  });

  it('where it fails', async () => {
    site.store.publishDrawing(
      'mf-rooms-rates',
      '1.0.0',
      'globalThis.draw = () => { throw new Error("No."); }',
    );
    isFrame(await get(search));
  });

  it('where it takes too long, and the page does not wait', async () => {
    const hurried = createTestSite({ drawnWithinMs: { prices: 100, desk: 100 } });
    onTestFinished(() => hurried.close());
    hurried.store.publishDrawing('mf-rooms-rates', '1.0.0', 'globalThis.draw = () => { for (;;); }');
    isFrame(await get(search, hurried.app));
  });

  it('where the page declines what was found', async () => {
    site.store.publishDrawing('mf-rooms-rates', '1.0.0', script('null'));
    isFrame(await get(search));
  });
});

it('text of the hotel ends neither the data nor the page', async () => {
  site.store.publishDrawing('mf-rooms-rates', '1.0.0', script('"<p>$& $1 $`</p>"'));
  expect(await get(search)).toContain('tabindex="-1"><p>$& $1 $`</p></main>');
});
