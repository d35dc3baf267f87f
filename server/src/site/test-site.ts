import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createReleaseReader, integrityOf, signatureFile } from 'federation/releases';
import { signatureTextOf, signedRegistryText, testKeys } from 'federation/testing';
import { pino } from 'pino';
import {
  preCheckInConfigSchema,
  type Property,
  type PropertyGroup,
  type Registry,
  type ReleaseManifest,
  type RemoteRelease,
} from 'shared/contracts';
import {
  aBookConfig,
  aProperty,
  aSearchResponse,
  drawnAnswer,
  fixedClock,
  type FixedClock,
} from 'shared/testing';
import * as z from 'zod/mini';
import { createHttpApp } from '../http/create-http-app.ts';
import type { PageSettings } from './page.tsx';
import { registerSite } from './routes.ts';
import { installSecurityHeaders } from './security-headers.ts';
import type { SiteContent } from './site-content.ts';

const preCheckInConfig = z.decode(preCheckInConfigSchema, {
  PropertyId: 'property-1',
  ShowRoomConfigurationQuestion: false,
  FirstNameRequired: true,
  LastNameRequired: true,
  EmailRequired: true,
  PhoneRequired: true,
  CountryRequired: true,
  StreetRequired: true,
  PostCodeRequired: true,
});

/** A group of hotels without areas. */
export const aGroup = (overrides: Partial<PropertyGroup> = {}): PropertyGroup => ({
  propertyGroupId: 'group-1',
  propertyGroupCode: 'COAST',
  name: 'Coast Hotels',
  logoFileUrl: null,
  theme: aProperty().theme,
  areas: [],
  properties: [],
  ...overrides,
});

/** Content in memory whose hotels can be changed, and which can be made to fail or to hang as a database does. */
export class TestContent implements SiteContent {
  properties: Property[] = [aProperty()];
  groups: PropertyGroup[] = [aGroup()];
  state: 'up' | 'down' | 'hanging' = 'up';
  reads = 0;

  async #answer<T>(value: T): Promise<T> {
    this.reads += 1;
    if (this.state === 'down') throw new Error('connection refused');
    if (this.state === 'hanging') await new Promise(() => undefined);
    return value;
  }

  async property(code: string) {
    const property = this.properties.find((one) => one.propertyCode.toUpperCase() === code.toUpperCase());
    return this.#answer(
      property === undefined ? null : { property, bookConfig: aBookConfig(), preCheckInConfig },
    );
  }

  async group(code: string) {
    return this.#answer(
      this.groups.find((one) => one.propertyGroupCode.toUpperCase() === code.toUpperCase()) ?? null,
    );
  }

  async directory() {
    return this.#answer({
      hotels: this.properties.map((one) => ({
        code: one.propertyCode,
        name: one.propertyName,
        address: one.propertyAddress,
        imageUrl: one.propertyImageUrl,
      })),
      groups: this.groups.map((one) => ({ code: one.propertyGroupCode, name: one.name })),
    });
  }
}

const shellCss = '.site{color:var(--c-ink)}';

const remoteCss = '.rooms{color:var(--c-ink)}';
const contents: Readonly<Record<string, string>> = { 'main.css': shellCss, 'remote.css': remoteCss };
const hash = (file: string): string => {
  const content = contents[file];
  return content === undefined ? `sha384-${file}` : integrityOf(Buffer.from(content));
};

/** A release store in a temporary folder, published to as `pnpm release` does. */
export class TestStore {
  readonly dir = mkdtempSync(join(tmpdir(), 'site-test-'));
  #registry: Registry = { schemaVersion: 1, shell: { version: '1.0.0' }, remotes: {}, pins: {} };

  /** Every remote that was ever published. */
  readonly #known = new Set<string>();

  write(path: string, content: string | Buffer): void {
    const file = join(this.dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  writeCompressed(path: string, content: string): void {
    this.write(path, content);
    this.write(`${path}.br`, brotliCompressSync(content));
    this.write(`${path}.gz`, gzipSync(content));
  }

  #writeManifest(
    name: string,
    version: string,
    files: { scripts: string[]; styles: string[] },
    more: Partial<ReleaseManifest> = {},
  ): void {
    const asset = (file: string) => ({
      href: `/ClientApp/${name}/${version}/${file}`,
      integrity: hash(file),
    });
    const manifest = {
      schemaVersion: 1,
      name,
      version,
      sharedApi: '1.0.0',
      container: null,
      entry: null,
      preload: { scripts: files.scripts.map(asset), styles: files.styles.map(asset) },
      remote: null,
      files: [],
      ...more,
    };
    this.writeManifest(name, version, JSON.stringify(manifest));
  }

  /** Writes the `release.json` of a release, signed. */
  writeManifest(name: string, version: string, manifest: string): void {
    this.write(`ClientApp/${name}/${version}/release.json`, manifest);
    this.write(`ClientApp/${name}/${version}/${signatureFile}`, signatureTextOf(name, version, manifest));
  }

  publishShell(version: string): void {
    this.write(`ClientApp/shell/${version}/main.css`, shellCss);
    this.#writeManifest('shell', version, { scripts: ['main.js'], styles: ['main.css'] });
    this.switchRegistry({ ...this.#registry, shell: { version } });
  }

  /** Puts a release of a remote into the store without switching to it. */
  addRemote(name: string, version: string): RemoteRelease {
    this.#writeManifest(name, version, { scripts: ['remoteEntry.js', 'remote.js'], styles: ['remote.css'] });
    return {
      version,
      entry: `/ClientApp/${name}/${version}/remoteEntry.js`,
      container: `${name}__${version}`,
      integrity: hash('remoteEntry.js'),
      sharedApi: '^1.0.0',
      previous: null,
    };
  }

  /** Another release of a remote, which draws its pages by this script; `more` is what else is other in its `release.json`. */
  publishDrawing(name: string, version: string, script: string, more: Partial<ReleaseManifest> = {}): void {
    this.publishRemote(name, version);
    const folder = `ClientApp/${name}/${version}`;
    this.write(`${folder}/renderer.js`, script);
    this.write(`${folder}/remote.css`, remoteCss);
    const renderer = {
      href: `/${folder}/renderer.js`,
      integrity: integrityOf(Buffer.from(script)),
      version: 1,
    };
    this.#writeManifest(
      name,
      version,
      { scripts: ['remote.js'], styles: ['remote.css'] },
      { renderer, ...more },
    );
    // As a new release would: the registry is read again.
    this.switchRegistry(this.#registry);
  }

  publishRemote(name: string, version: string): void {
    const release = this.addRemote(name, version);
    this.switchRegistry({ ...this.#registry, remotes: { ...this.#registry.remotes, [name]: release } });
  }

  /** Pages of a remote that has been published. */
  declare(name: string, pages: NonNullable<RemoteRelease['pages']>): void {
    const release = this.#registry.remotes[name];
    if (release === undefined) throw new Error(`${name} is not published`);
    this.switchRegistry({
      ...this.#registry,
      remotes: { ...this.#registry.remotes, [name]: { ...release, pages } },
    });
  }

  pin(propertyCode: string, name: string, version: string): void {
    this.switchRegistry({
      ...this.#registry,
      pins: { [propertyCode]: { [name]: this.addRemote(name, version) } },
    });
  }

  switchRegistry(registry: Registry): void {
    Object.assign(this.#registry, registry);
    for (const name of Object.keys(registry.remotes)) this.#known.add(name);
    this.writeRegistry(signedRegistryText(registry, [...this.#known]));
  }

  /** Replaces the file by rename, whatever the text is. */
  writeRegistry(text: string): void {
    this.write('registry.next.json', text);
    renameSync(join(this.dir, 'registry.next.json'), join(this.dir, 'registry.json'));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

export interface TestSite {
  readonly app: FastifyInstance;
  readonly store: TestStore;
  readonly content: TestContent;
  readonly clock: FixedClock;
  readonly close: () => Promise<void>;
}

/** The site over a temporary store with a shell, a search page and a checkout, and one hotel and one group. */
export function createTestSite(
  options: {
    readonly published?: boolean;
    readonly developmentRemotes?: boolean;
    readonly drawnWithinMs?: PageSettings['drawnWithinMs'];
  } = {},
): TestSite {
  const store = new TestStore();
  const content = new TestContent();
  const clock = fixedClock();
  if (options.published !== false) {
    store.publishShell('1.0.0');
    store.publishRemote('mf-search', '1.0.0');
    store.publishRemote('mf-checkout', '1.0.0');
  }
  const logger = pino({ level: 'silent' });
  const app = createHttpApp({ logger, trustProxy: () => true });
  installSecurityHeaders(app, { publicUrl: 'http://booking.example', hstsSubdomains: false });
  registerSite(app, {
    content,
    // The hotel knows one promo code.
    findRooms: ({ promoCode }) => {
      const isPromoCodeValid = promoCode === null ? null : promoCode === 'RIGHT';
      const response = aSearchResponse({ isPromoCodeValid });
      return Promise.resolve({ response, text: drawnAnswer(response) });
    },
    clock,
    logger,
    releasesDir: store.dir,
    releases: createReleaseReader({
      releasesDir: store.dir,
      releaseKeys: testKeys(),
      developmentRemotes: options.developmentRemotes === true,
      logger,
    }),
    publicUrl: 'https://booking.example',
    // Long enough for a machine that does much else.
    drawMs: 20_000,
    drawnWithinMs: options.drawnWithinMs ?? { prices: 20_000, desk: 20_000 },
  });
  return {
    app,
    store,
    content,
    clock,
    close: async () => {
      await app.close();
      store.remove();
    },
  };
}

const decoders = new Map<unknown, (bytes: Buffer) => Buffer>([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [undefined, (bytes) => bytes],
]);

/** The text of an answer behind its content encoding. */
export const plainText = ({ headers, rawPayload }: LightMyRequestResponse): string =>
  decoders.get(headers['content-encoding'])?.(rawPayload).toString() ?? '';
