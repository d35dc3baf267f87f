import { registrySchema } from 'shared/contracts';
import { describe, expect, it } from 'vitest';
import { manifestOf } from '../releases/testing.ts';
import { recordOf } from '../releases/registry.ts';
import { overridePage } from './override-page.ts';
import type { DevApp } from './registry.ts';

const app = (name: string, port: number): DevApp => {
  const { remote } = manifestOf(name, 'dev');
  return {
    info: { name, version: '1.0.0', dir: '', remote, declares: [] },
    origin: `http://localhost:${port}`,
    files: name === 'shell' ? ['main.js', 'main.css'] : ['remoteEntry.js'],
  };
};

const registry = registrySchema.parse({
  schemaVersion: 1,
  shell: { version: '7' },
  remotes: Object.fromEntries(
    ['mf-search', 'mf-checkout'].map((name) => [
      name,
      { ...recordOf(manifestOf(name, '7')), previous: null },
    ]),
  ),
  pins: { HARBOUR: { 'mf-checkout': { ...recordOf(manifestOf('mf-checkout', '8')), previous: null } } },
});

const data = {
  registry,
  property: null,
  bookConfig: null,
  preCheckInConfig: null,
  propertyGroup: null,
  locale: 'en-GB',
  development: false,
};
const page = `<!doctype html><html><head>
<script nonce="n" defer crossorigin integrity="sha384-a" src="/ClientApp/shell/7/main.js"></script>
<link rel="preload" as="script" href="/ClientApp/mf-search/7/remoteEntry.js">
<link rel="preload" as="script" href="/ClientApp/mf-checkout/7/remoteEntry.js">
</head><body><script type="application/json" id="site-data">${JSON.stringify(data)}</script></body></html>`;

const overridden = overridePage(page, [app('shell', 3001), app('mf-checkout', 3002)]);
const told = (): { registry: typeof registry; development: boolean } =>
  JSON.parse(/id="site-data">([^]*?)<\/script>/.exec(overridden)?.[1] ?? '');

describe('a page of a deployed site with dev servers in it', () => {
  it('runs the shell of here, and one remote of here', () => {
    expect(overridden).toContain('<script defer crossorigin src="http://localhost:3001/main.js"></script>');
    expect(overridden).not.toContain('/ClientApp/shell/');
    expect(told().registry.remotes['mf-checkout']?.entry).toBe('http://localhost:3002/remoteEntry.js');
    expect(told()).toMatchObject({ development: true, registry: { pins: {} } });
  });

  it('leaves the other remotes as the site has them', () => {
    expect(told().registry.remotes['mf-search']).toEqual(registry.remotes['mf-search']);
    expect(overridden).toContain('/ClientApp/mf-search/7/remoteEntry.js"');
  });

  it('leaves a page without the shell as it is', () => {
    const plain = '<html><head></head><body>Hotels</body></html>';
    expect(overridePage(plain, [app('shell', 3001)])).toBe(plain);
  });
});
