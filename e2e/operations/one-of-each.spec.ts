import { chooseTwoRooms, CheckoutPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';

/** `#1f3a37` as a computed style writes it. */
const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

test('one store, one React, one theme over three remotes; no ui comes from a remote', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  const scripts: { readonly path: string; readonly body: string }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      void response.text().then(
        (body) => scripts.push({ path: pathname, body }),
        () => undefined,
      );
  });
  await chooseTwoRooms(page, site.url, await hotel.stay(12), size);
  // The basket that mf-rooms-rates filled and mf-checkout shows is one store, or this page would be empty.
  await new CheckoutPage(page).isOpen();
  await expect(page.locator('.co-rooms > li')).toHaveCount(2);

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
    ...new Set(scripts.filter(({ body }) => body.includes(mark)).map(({ path }) => path.split('/')[2] ?? '')),
  ];
  expect(bringing('react.dev/errors'), 'React').toEqual(['shell']);
  expect(bringing('unit call from pure function'), 'effector').toEqual(['shell']);
  expect(bringing('booking.basket'), 'the basket store').toEqual(['shell']);

  // The hotel's colour on the button that a remote draws with the shell's theme.
  await expect(new CheckoutPage(page).confirm).toHaveCSS(
    'background-color',
    rgb(hotel.property.theme.primary),
  );
  expect(complaints).toEqual([]);
});

test('files of releases are compressed and kept for ever; pages and the registry never are', async ({
  page,
  site,
}) => {
  const headersOf = new Map<string, Record<string, string>>();
  page.on('response', (response) => headersOf.set(new URL(response.url()).pathname, response.headers()));
  await page.goto(`${site.url}/Book/HARBOUR`);
  await page.waitForLoadState('networkidle');
  const files = [...headersOf].filter(([path]) => /^\/ClientApp\/(?!media\/).*\.(js|css)$/.test(path));
  expect(files.length).toBeGreaterThan(1);
  for (const [path, headers] of files) {
    expect(headers['cache-control'], path).toMatch(/max-age=31536000.*immutable/);
    // Nothing is gained by compressing the smallest ones.
    if (Number(headers['content-length']) > 512) expect(headers['content-encoding'], path).toBe('br');
    expect(path).toMatch(/[0-9a-f]{8}/);
  }
  expect(headersOf.get('/Book/HARBOUR')).toMatchObject({ 'cache-control': 'no-store' });
  const registry = await page.request.get(`${site.url}/ClientApp/registry.json`);
  expect(registry.headers()['cache-control']).toBe('no-store');
  const missing = await page.request.get(`${site.url}/ClientApp/shell/none/main.js`);
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/plain');
});
