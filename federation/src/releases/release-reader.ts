import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, ReleaseAsset, ReleaseManifest, RemoteRelease } from 'shared/contracts';
import { integrityOf } from '../build/release-files.ts';
import { runsIn } from './compatibility-checks.ts';
import { readManifests, readSigned, type ReleaseReaderSettings } from './read-manifests.ts';
import { checkRegistry } from './signed-registry.ts';

/** What the release store holds now: the registry, and the `release.json` of every release that it names. */
export interface Releases {
  readonly registry: Registry;
  readonly shell: ReleaseManifest;
  /** The styles of the shell to be written into the page; null when they are too many, or on another origin. */
  readonly shellCss: string | null;
  /** Null when that release has no readable `release.json`: its page then preloads the entry only. */
  readonly manifestOf: (name: string, version: string) => ReleaseManifest | null;
  /** The first styles of a release to be written into the page; null when they are too many, or on another origin. */
  readonly cssOf: (release: ReleaseManifest) => string | null;
  /** The script that draws a remote's pages as the present shell takes them over; null without one. */
  readonly rendererOf: (release: ReleaseManifest) => ReleaseAsset | null;
}

/** The release store as a server reads it at every page: what it holds now, as far as an entitled key signed it. */
export interface ReleaseReader {
  /** Null as long as nothing was ever published. Never throws: a broken registry leaves the last good one. */
  readonly current: () => Releases | null;
}

/** More than this is better fetched once and cached than carried by every page. */
const inlineCssLimit = 64 * 1024;

const addressesOf = ({ entry, preload }: ReleaseManifest): readonly string[] =>
  [...(entry === null ? [] : [entry]), ...preload.scripts, ...preload.styles].map(({ href }) => href);

/** How this server speaks with a renderer (`shared/renderer`). */
const rendererVersion = 1;

function rendererOf(release: ReleaseManifest, shell: ReleaseManifest): ReleaseAsset | null {
  const { renderer } = release;
  if (renderer?.version !== rendererVersion || !renderer.href.startsWith('/ClientApp/')) return null;
  return runsIn(release, shell) ? renderer : null;
}

/** The addresses of a registry and its releases that are on another origin than the site. */
function foreignAddresses(registry: Registry, manifests: readonly ReleaseManifest[]): string[] {
  const entries = namedReleases(registry).flatMap(([, { entry, previous }]) => [
    entry,
    ...(previous === null ? [] : [previous.entry]),
  ]);
  return [...entries, ...manifests.flatMap(addressesOf)].filter((href) => !href.startsWith('/ClientApp/'));
}

/** Everything that the registry can send a guest to, with what it says of it. */
const namedReleases = (registry: Registry): (readonly [name: string, release: RemoteRelease])[] =>
  [registry.remotes, ...Object.values(registry.pins)].flatMap((remotes) => Object.entries(remotes));

function readCss(dir: string, release: ReleaseManifest): string | null {
  const { styles } = release.preload;
  if (!styles.every(({ href }) => href.startsWith('/ClientApp/'))) return null;
  const texts = styles.map(({ href, integrity }) => {
    const bytes = readFileSync(join(dir, href));
    if (integrityOf(bytes) !== integrity) throw new Error(`${href} is not what was signed.`);
    return bytes.toString('utf8');
  });
  const css = texts.join('\n');
  return css.length > inlineCssLimit || /<\/style/i.test(css) ? null : css;
}

function readReleases(settings: ReleaseReaderSettings): Releases {
  const { releasesDir: dir, developmentRemotes, releaseKeys: keys } = settings;
  const text = readFileSync(join(dir, 'registry.json'), 'utf8');
  const checked = checkRegistry(text, dir, keys.trust.current(), keys.seen.at(dir));
  const { registry, sequences } = checked;
  const shell = readSigned(settings, 'shell', registry.shell.version);
  const manifests = readManifests(checked, settings);
  const [foreign] = foreignAddresses(registry, [shell, ...manifests.values()]);
  if (foreign !== undefined && !developmentRemotes)
    throw new Error(`The registry names ${foreign}, and DEVELOPMENT_REMOTES is off.`);
  const shellCss = readCss(dir, shell);
  keys.seen.remember(dir, sequences);
  const css = new Map<ReleaseManifest, string | null>();
  return {
    registry,
    shell,
    shellCss,
    manifestOf: (name, version) => manifests.get(`${name}/${version}`) ?? null,
    cssOf(release) {
      const known = css.get(release);
      if (known !== undefined) return known;
      const read = readCss(dir, release);
      css.set(release, read);
      return read;
    },
    rendererOf: (release) => rendererOf(release, shell),
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
 * system and without a watcher. A file that cannot be read is logged once, and the next call retries.
 */
export function createReleaseReader(settings: ReleaseReaderSettings): ReleaseReader {
  const { logger } = settings;
  const path = join(settings.releasesDir, 'registry.json');
  let good: { readonly stamp: string; readonly releases: Releases } | null = null;
  let reported: string | null = null;
  return {
    current() {
      const written = stampOf(path);
      if (written === null) return good?.releases ?? null;
      // Also when a key comes or goes.
      const stamp = `${written} ${settings.releaseKeys.trust.stamp()}`;
      if (good !== null && stamp === good.stamp) return good.releases;
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
