import { CheckoutPage, choice, queryOf, RoomsPage, SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';

/** `#1f3a37` as a computed style writes it. */
const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

test('one store, one React, one theme over three remotes; their files are kept for ever, pages never are', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const scripts: { readonly path: string; readonly body: string }[] = [];
  const headersOf = new Map<string, Record<string, string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    headersOf.set(pathname, response.headers());
    if (pathname.endsWith('.js'))
      void response.text().then(
        (body) => scripts.push({ path: pathname, body }),
        () => undefined,
      );
  });
  const search = new SearchPage(page);
  const rooms = new RoomsPage(page);
  const checkout = new CheckoutPage(page);
  await search.open(site.url, 'HARBOUR', queryOf(await hotel.stay(12)));
  await search.search();
  await rooms.rates(choice.rooms[0]).first().click();
  await rooms.chooseSetUp(choice.setUps[0]);
  await rooms.toCheckout.click();

  await test.step('The basket that mf-rooms-rates filled and mf-checkout shows is one store', async () => {
    await checkout.isOpen();
    await expect(page.locator('.co-rooms > li')).toHaveCount(1);
  });
  await test.step('Each remote brings its own code, and none brings what is shared', () => {
    const files = scripts.map(({ path }) => path);
    for (const remote of ['mf-search', 'mf-rooms-rates', 'mf-checkout'])
      expect(files.filter((path) => path.startsWith(`/ClientApp/${remote}/`)).length, remote).toBeGreaterThan(
        0,
      );
    expect(
      files.filter(
        (path) => path.startsWith('/ClientApp/mf-') && /shared_(?:ui|runtime)|antd|react-dom|zod/.test(path),
      ),
    ).toEqual([]);

    // Strings that only these libraries have: a file with one of them contains the library.
    const bringing = (mark: string): string[] => [
      ...new Set(
        scripts.filter(({ body }) => body.includes(mark)).map(({ path }) => path.split('/')[2] ?? ''),
      ),
    ];
    expect(bringing('react.dev/errors'), 'React').toEqual(['shell']);
    expect(bringing('unit call from pure function'), 'effector').toEqual(['shell']);
    expect(bringing('booking.basket'), 'the basket store').toEqual(['shell']);
  });
  await test.step('The button that a remote draws has the hotel’s colour, by the shell’s theme', async () => {
    await expect(checkout.confirm).toHaveCSS('background-color', rgb(hotel.property.theme.primary));
    expect(complaints).toEqual([]);
  });
  await test.step('Files of releases are compressed and kept for ever; pages and the registry never are', async () => {
    const files = [...headersOf].filter(([path]) => /^\/ClientApp\/(?!media\/).*\.(js|css)$/.test(path));
    expect(files.length).toBeGreaterThan(1);
    for (const [path, headers] of files) {
      expect(headers['cache-control'], path).toMatch(/max-age=31536000.*immutable/);
      // Nothing is gained by compressing the smallest ones.
      if (Number(headers['content-length']) > 512) expect(headers['content-encoding'], path).toBe('br');
      expect(path).toMatch(/[0-9a-f]{8}/);
    }
    expect(headersOf.get('/Book/HARBOUR')).toMatchObject({ 'cache-control': 'no-store, no-transform' });
    const registry = await page.request.get(`${site.url}/ClientApp/registry.json`);
    expect(registry.headers()['cache-control']).toBe('no-store');
    const missing = await page.request.get(`${site.url}/ClientApp/shell/none/main.js`);
    expect(missing.status()).toBe(404);
    expect(missing.headers()['content-type']).toContain('text/plain');
  });
});
