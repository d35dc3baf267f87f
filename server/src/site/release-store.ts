import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  registrySchema,
  releaseManifestSchema,
  type Registry,
  type ReleaseManifest,
  type RemoteRelease,
} from 'shared/contracts';
import type * as z from 'zod/mini';

/** What the release store holds now: the registry, and the `release.json` of every release that it names. */
export interface Releases {
  readonly registry: Registry;
  readonly shell: ReleaseManifest;
  /** The styles of the shell to be written into the page; null when they are too many, or on another origin. */
  readonly shellCss: string | null;
  /** Null when that release has no readable `release.json`: its page then preloads the entry only. */
  readonly manifestOf: (name: string, version: string) => ReleaseManifest | null;
}

export interface ReleaseStore {
  /** Null as long as nothing was ever published. Never throws: a broken registry leaves the last good one. */
  readonly current: () => Releases | null;
}

/** More than this is better fetched once and cached than carried by every page. */
const inlineCssLimit = 64 * 1024;

const readJson = <S extends z.ZodMiniType>(schema: S, path: string): z.output<S> =>
  schema.parse(JSON.parse(readFileSync(path, 'utf8')));

const manifestPath = (dir: string, name: string, version: string): string =>
  join(dir, 'ClientApp', name, version, 'release.json');

/** Where the store is, and what it may say. */
export interface ReleaseStoreSettings {
  readonly releasesDir: string;
  /** Whether it may name development servers: what comes from them is in the policy of every page, also where cards are typed. */
  readonly developmentRemotes: boolean;
  readonly logger: Logger;
}

const addressesOf = ({ entry, preload }: ReleaseManifest): readonly string[] =>
  [...(entry === null ? [] : [entry]), ...preload.scripts, ...preload.styles].map(({ href }) => href);

/** The addresses of a registry and its releases that are on another origin than the site. */
function foreignAddresses(registry: Registry, manifests: readonly ReleaseManifest[]): string[] {
  const entries = namedReleases(registry).flatMap(([, { entry, previous }]) => [
    entry,
    ...(previous === null ? [] : [previous.entry]),
  ]);
  return [...entries, ...manifests.flatMap(addressesOf)].filter((href) => !href.startsWith('/ClientApp/'));
}

const namedReleases = (registry: Registry): (readonly [name: string, release: RemoteRelease])[] =>
  [registry.remotes, ...Object.values(registry.pins)].flatMap((remotes) => Object.entries(remotes));

function readShellCss(dir: string, shell: ReleaseManifest): string | null {
  const hrefs = shell.preload.styles.map((style) => style.href);
  if (!hrefs.every((href) => href.startsWith('/ClientApp/'))) return null;
  const css = hrefs.map((href) => readFileSync(join(dir, href), 'utf8')).join('\n');
  return css.length > inlineCssLimit || /<\/style/i.test(css) ? null : css;
}

function readReleases(settings: ReleaseStoreSettings): Releases {
  const { releasesDir: dir, logger, developmentRemotes } = settings;
  const registry = readJson(registrySchema, join(dir, 'registry.json'));
  const shell = readJson(releaseManifestSchema, manifestPath(dir, 'shell', registry.shell.version));
  const manifests = new Map<string, ReleaseManifest>();
  for (const [name, { version }] of namedReleases(registry)) {
    try {
      manifests.set(`${name}/${version}`, readJson(releaseManifestSchema, manifestPath(dir, name, version)));
    } catch (error) {
      logger.warn({ err: error, remote: name, version }, 'release without a readable release.json');
    }
  }
  const [foreign] = foreignAddresses(registry, [shell, ...manifests.values()]);
  if (foreign !== undefined && !developmentRemotes)
    throw new Error(`The registry names ${foreign}, and DEVELOPMENT_REMOTES is off.`);
  return {
    registry,
    shell,
    shellCss: readShellCss(dir, shell),
    manifestOf: (name, version) => manifests.get(`${name}/${version}`) ?? null,
  };
}

/** Differs after every switch: `pnpm release` renames a new file over the old one. Null when there is no file. */
function stampOf(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : [stat.ino, stat.size, stat.mtimeNs].join('/');
}

/**
 * Reads `<dir>/registry.json` and the releases that it names, from disk only: pages open, and roll back, when the
 * database is down. A look at the file's stamp per call (microseconds) notices every switch at once, on any file
 * system and without a watcher. A file that cannot be read is logged once and tried again at the next call.
 */
export function createReleaseStore(settings: ReleaseStoreSettings): ReleaseStore {
  const { logger } = settings;
  const path = join(settings.releasesDir, 'registry.json');
  let good: { readonly stamp: string; readonly releases: Releases } | null = null;
  let reported: string | null = null;
  return {
    current() {
      const stamp = stampOf(path);
      if (stamp === null || stamp === good?.stamp) return good?.releases ?? null;
      try {
        good = { stamp, releases: readReleases(settings) };
        reported = null;
      } catch (error) {
        if (reported !== stamp)
          logger.error({ err: error, kept: good !== null }, 'the release registry cannot be read');
        reported = stamp;
      }
      return good?.releases ?? null;
    },
  };
}
