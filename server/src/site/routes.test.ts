import { runInNewContext } from 'node:vm';
import { developmentIntegrity } from 'shared/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aProperty } from 'shared/testing';
import { aGroup, createTestSite, plainText, type TestSite } from './test-site.ts';

let site: TestSite;
beforeEach(() => {
  site = createTestSite();
});
afterEach(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('headers of a page', () => {
  it('say that it is never stored, nor rewritten on the way', async () => {
    const { headers } = await get('/Book/HARBOUR');
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['vary']).toBe('accept-encoding');
  });

  it('allow exactly the scripts that carry the nonce of this answer', async () => {
    const { headers, body } = await get('/Book/HARBOUR');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
    expect(body).toContain(`<script nonce="${nonce}" defer`);
    const again = await get('/Book/HARBOUR');
    expect(again.headers['content-security-policy']).not.toContain(nonce);
  });

  it('let a tag manager and a pixel connect where the hotel has them, and nowhere that a card or a password is typed or the address has a secret', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
    const measuring = /google|facebook/;
    expect(await policyOf('/Book/HARBOUR')).not.toMatch(measuring);
    site.content.properties = [
      aProperty({ googleTagManagerContainerId: 'GTM-ABC123', facebookPixelId: '123456789' }),
    ];
    site.clock.advance(60_000);
    const search = await policyOf('/Book/HARBOUR');
    expect(search).toContain(
      "'strict-dynamic' https://www.googletagmanager.com https://connect.facebook.net;",
    );
    expect(search).toMatch(
      /connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com[^;]* https:\/\/www\.facebook\.com/,
    );
    for (const url of [
      '/Book/HARBOUR/Checkout',
      '/book/harbour/checkout/token',
      '/PreCheckIn/HARBOUR/R1/code',
      '/Book/HARBOUR/Status/token',
      '/Book/HARBOUR/Confirmation/token',
      '/Book/HARBOUR/Invoice/token',
      '/Book/HARBOUR/Pay/token',
      '/Account/Register/HARBOUR',
      '/Account/ForgotPassword/HARBOUR',
      '/Account/ResetPassword/HARBOUR?userId=1&token=2',
      '/Account/ConfirmEmail/HARBOUR?userId=1&token=2',
      '/ManageAccount/HARBOUR',
    ]) {
      const policy = await policyOf(url);
      expect(policy).not.toMatch(measuring);
      expect(policy).not.toContain('strict-dynamic');
      expect(policy).toMatch(/script-src 'nonce-[^']+' 'self';/);
      expect(policy).toContain("connect-src 'self';");
    }
    site.content.properties = [aProperty({ facebookPixelId: '123456789' })];
    site.clock.advance(60_000);
    expect(await policyOf('/Book/HARBOUR')).not.toContain('google');
  });

  it('allow the card gateway of a hotel where a card is given, and nowhere else', async () => {
    const cardGateway = { kind: 'Stripe' as const, publishableKey: 'pk_test_1', accountId: null };
    site.content.properties = [aProperty({ cardGateway })];
    site.clock.advance(60_000);
    for (const url of [
      '/Book/HARBOUR/Checkout',
      '/Book/HARBOUR/Checkout/token',
      '/PreCheckIn/HARBOUR/R1/c0de',
    ]) {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(
        /script-src 'nonce-[^']+' 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
      );
      expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
      expect(policy).toContain(
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
      );
      expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com"');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
    for (const url of ['/Book/HARBOUR', '/Book/HARBOUR/Rooms-And-Rates', '/Book/HARBOUR/Status/token']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).not.toContain('stripe');
      expect(headers['permissions-policy']).toContain('payment=()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
    site.content.properties = [aProperty()];
    site.clock.advance(60_000);
    expect((await get('/Book/HARBOUR/Checkout')).headers['content-security-policy']).not.toContain('stripe');
  });

  it('allow the challenge of a hotel where a card is given, and nowhere else', async () => {
    const challenge = { kind: 'Turnstile' as const, siteKey: 'site-key' };
    site.content.properties = [aProperty({ challenge })];
    site.clock.advance(60_000);
    const from = 'https://challenges.cloudflare.com';
    for (const url of ['/Book/HARBOUR/Checkout', '/Book/HARBOUR/Pay/token', '/PreCheckIn/HARBOUR/R1/c0de']) {
      const policy = String((await get(url)).headers['content-security-policy']);
      expect(policy).toMatch(new RegExp(`script-src 'nonce-[^']+' 'self' ${from};`));
      expect(policy).toContain(`connect-src 'self' ${from};`);
      expect(policy).toContain(`frame-src ${from};`);
      expect(policy).not.toContain('stripe');
    }
    for (const url of ['/Book/HARBOUR', '/Book/HARBOUR/Rooms-And-Rates', '/Book/HARBOUR/Status/token'])
      expect((await get(url)).headers['content-security-policy']).not.toContain('cloudflare');
    site.content.properties = [aProperty()];
    site.clock.advance(60_000);
    expect((await get('/Book/HARBOUR/Checkout')).headers['content-security-policy']).not.toContain(
      'cloudflare',
    );
  });

  it('are strict on every answer', async () => {
    for (const url of [
      '/Book/HARBOUR',
      '/ClientApp/shell/1.0.0/main.css',
      '/ClientApp/nothing.js',
      '/robots.txt',
    ]) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });
});

describe('behind a proxy that ends HTTPS', () => {
  it('browsers are told to come by HTTPS only', async () => {
    const { headers } = await get('/Book/HARBOUR', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('the icon of the site', () => {
  it('is under /ClientApp/ like every asset, and there for browsers that ask for it by themselves', async () => {
    for (const page of ['/', '/Book/HARBOUR', '/nowhere']) {
      expect((await get(page)).body).toContain(
        '<link rel="icon" href="/ClientApp/icon.svg" type="image/svg+xml">',
      );
    }
    const icon = await get('/ClientApp/icon.svg', { accept: 'image/*' });
    expect(icon.statusCode).toBe(200);
    expect(icon.headers['content-type']).toBe('image/svg+xml');
    expect(icon.body).toMatch(/^<svg /);
    expect((await get('/favicon.svg')).body).toBe(icon.body);
    expect((await get('/favicon.ico')).headers['location']).toBe('/favicon.svg');
  });
});

describe('a page’s encoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['identity', undefined],
  ])('for "%s" is %s', async (accepted, expected) => {
    const response = await get('/Book/HARBOUR', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(expected);
    expect(plainText(response)).toContain('The Harbour Hotel');
  });
});

describe('the release registry', () => {
  it('is read again at once when another version is switched to', async () => {
    expect((await get('/Book/HARBOUR')).body).toContain('/mf-search/1.0.0/');
    site.store.publishRemote('mf-search', '1.1.0');
    expect((await get('/Book/HARBOUR')).body).toContain('/mf-search/1.1.0/');
    site.store.publishRemote('mf-search', '1.0.0');
    expect((await get('/Book/HARBOUR')).body).not.toContain('/mf-search/1.1.0/');
  });

  it.each(['{', '{"schemaVersion":2}', ''])('stays as it was when the file is broken: %s', async (text) => {
    await get('/Book/HARBOUR');
    site.store.writeRegistry(text);
    const { statusCode, body } = await get('/Book/HARBOUR');
    expect(statusCode).toBe(200);
    expect(body).toContain('/mf-search/1.0.0/');
    site.store.publishRemote('mf-search', '1.1.0');
    expect((await get('/Book/HARBOUR')).body).toContain('/mf-search/1.1.0/');
  });

  it('stays as it was when it names a shell that is not in the store', async () => {
    await get('/Book/HARBOUR');
    site.store.switchRegistry({ schemaVersion: 1, shell: { version: '9.9.9' }, remotes: {}, pins: {} });
    expect((await get('/Book/HARBOUR')).body).toContain('/ClientApp/shell/1.0.0/main.js');
  });

  it('is given to open tabs, never stored', async () => {
    const { headers, json, statusCode } = await get('/ClientApp/registry.json');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(json()).toMatchObject({
      shell: { version: '1.0.0' },
      remotes: { 'mf-search': { version: '1.0.0' } },
    });
  });
});

describe('before anything was published', () => {
  it('pages say so as 503 and come with the first release, without a restart', async () => {
    const fresh = createTestSite({ published: false });
    const early = await fresh.app.inject({ url: '/Book/HARBOUR' });
    expect(early.statusCode).toBe(503);
    expect(early.body).toContain('We will be right back');
    expect((await fresh.app.inject({ url: '/ClientApp/registry.json' })).statusCode).toBe(404);
    fresh.store.publishShell('1.0.0');
    expect((await fresh.app.inject({ url: '/Book/HARBOUR' })).statusCode).toBe(200);
    await fresh.close();
  });
});

describe('with development servers in the registry', () => {
  const dev = 'http://localhost:4201';

  function nameShellOfDevelopment({ store }: TestSite): void {
    const asset = { href: `${dev}/main.js`, integrity: developmentIntegrity };
    const shell = {
      schemaVersion: 1,
      name: 'shell',
      version: 'dev',
      sharedApi: '1.0.0',
      container: null,
      entry: null,
    };
    const manifest = { ...shell, preload: { scripts: [asset], styles: [] }, remote: null, files: [] };
    store.writeManifest('shell', 'dev', JSON.stringify(manifest));
    store.switchRegistry({ schemaVersion: 1, shell: { version: 'dev' }, remotes: {}, pins: {} });
  }

  it('their origins, and no others, are allowed and no hash is asked of them', async () => {
    const developing = createTestSite({ developmentRemotes: true });
    nameShellOfDevelopment(developing);
    const { headers, body } = await developing.app.inject({ url: '/Book/HARBOUR' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${dev} ws://localhost:4201;`);
    expect(policy).not.toContain('unsafe');
    expect(body).toContain('"development":true');
    expect(body).toMatch(/<script nonce="[^"]+" defer crossorigin src="http:\/\/localhost:4201\/main.js">/);
    await developing.close();
  });

  it.each(['/Book/HARBOUR', '/Checkout/HARBOUR'])(
    'nothing of them is in a page of a site that is not for development: %s',
    async (url) => {
      await get(url);
      nameShellOfDevelopment(site);
      const evil = site.store.addRemote('mf-checkout', '2.0.0');
      const remote = { ...evil, entry: 'https://evil.example/remoteEntry.js' };
      const { headers, body } = await get(url);
      expect(String(headers['content-security-policy'])).not.toMatch(/https?:\/\/(localhost|evil)/);
      expect(body).toContain('/ClientApp/shell/1.0.0/main.js');
      site.store.switchRegistry({
        schemaVersion: 1,
        shell: { version: '1.0.0' },
        remotes: { 'mf-checkout': remote },
        pins: {},
      });
      expect(JSON.stringify((await get(url)).headers)).not.toContain('evil.example');
      const pinned = { ...evil, previous: { ...remote, previous: undefined } };
      site.store.switchRegistry({
        schemaVersion: 1,
        shell: { version: '1.0.0' },
        remotes: {},
        pins: { HARBOUR: { 'mf-checkout': pinned } },
      });
      expect((await get(url)).body).not.toContain('evil.example');
    },
  );
});

describe('an address that cannot be read', () => {
  it.each(['/Book/%E0%A4%A', '/Book/har%00bour', '/%', '/Book/HARBOUR/%FF'])(
    'is answered with the not-found page: %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('data-page="not-found"');
    },
  );
});

describe('pages of hotels that nobody has', () => {
  it('are drawn for a place so often, then only those of hotels are', async () => {
    const ask = async (url: string) => (await get(url)).statusCode;
    const statuses = [];
    for (let guess = 0; guess < 31; guess += 1) statuses.push(await ask(`/Book/GUESS${String(guess)}`));
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
    expect(await ask('/Book/harbour')).toBe(200);
  });
});

describe('the language of a hotel’s page', () => {
  const languageOf = async (url: string, acceptLanguage: string) => {
    const { body } = await get(url, { 'accept-language': acceptLanguage });
    return /<html lang="([^"]+)"/.exec(body)?.[1];
  };

  it('is the browser’s where the hotel has it, and any that its address names', async () => {
    site.content.properties = [aProperty({ languages: ['en-GB', 'da'] })];
    expect(await languageOf('/Book/HARBOUR', 'ja,da;q=0.5')).toBe('da-DK');
    expect(await languageOf('/Book/HARBOUR', 'ja')).toBe('en-GB');
    expect(await languageOf('/Book/HARBOUR?languageCode=ja', 'da')).toBe('ja-JP');
  });

  it('is said to search engines for those of the hotel alone', async () => {
    site.content.properties = [aProperty({ languages: ['en-GB', 'da'] })];
    const { body } = await get('/Book/HARBOUR');
    expect([...body.matchAll(/hreflang="([^"]+)"/g)].map(([, locale]) => locale)).toEqual(['en-GB', 'da-DK']);
  });

  it('is one of the group’s on its page, and search engines read of those alone', async () => {
    site.content.groups = [aGroup({ languages: ['en-GB', 'da'] })];
    expect(await languageOf('/BookGroup/COAST', 'ja,da;q=0.5')).toBe('da-DK');
    const { body } = await get('/BookGroup/COAST');
    expect([...body.matchAll(/hreflang="([^"]+)"/g)].map(([, locale]) => locale)).toEqual(['en-GB', 'da-DK']);
  });

  it('is the browser’s where the hotel names none', async () => {
    expect(await languageOf('/Book/HARBOUR', 'ja')).toBe('ja-JP');
  });
});

describe('the service worker of a former site', () => {
  it.each(['/sw.js', '/service-worker.js', '/ngsw-worker.js'])(
    'at %s deletes its caches and itself',
    async (url) => {
      const { body, headers, statusCode } = await get(url, { accept: '*/*', 'service-worker': 'script' });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/javascript; charset=utf-8',
        'no-store',
      ]);
      const handlers = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
      const done: string[] = [];
      const work: Promise<unknown>[] = [];
      const realm = {
        addEventListener: (name: string, run: () => void) => handlers.set(name, run),
        skipWaiting: () => done.push('takes its place'),
        caches: {
          keys: () => Promise.resolve(['pages']),
          delete: (name: string) => Promise.resolve(done.push(`deletes ${name}`)),
        },
        registration: { unregister: () => Promise.resolve(done.push('leaves')) },
        clients: {
          matchAll: () =>
            Promise.resolve([{ url: '/Book', navigate: () => Promise.resolve(done.push('reloads')) }]),
        },
      };
      runInNewContext(body, realm);
      for (const name of ['install', 'activate'])
        handlers.get(name)?.({ waitUntil: (each) => work.push(each) });
      await Promise.all(work);
      expect(done).toEqual(['takes its place', 'deletes pages', 'leaves', 'reloads']);
    },
  );
});
