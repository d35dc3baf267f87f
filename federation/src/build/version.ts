import { join, relative } from 'node:path';
import { hashSources } from './source-hash.ts';
import { hasRenderer, readPackage, workspaceRoot, type PackageInfo } from './workspace.ts';

const buildTools = [
  'federation/src/share-table.ts',
  'federation/src/container-name.ts',
  'federation/src/rspack',
  'federation/src/build',
];
/** Doors of `shared` that each user bundles; the others live in the shell and reach a remote at run time. */
export const bundledDoors = [
  'availability-calendar',
  'availability-calendar/messages',
  'contracts',
  'contracts/about',
  'contracts/desk',
  'contracts/live',
  'contracts/privacy',
  'contracts/reviews',
  'contracts/stay',
  'contracts/tables',
  'contracts/web-vitals',
  'declaration',
  'domain',
  'first-screen',
  'renderer',
  'runtime/factories',
  'search-panel',
  'ui/card',
  'ui/card-gateway',
  'ui/card-gateway/messages',
  'ui/card/messages',
  'ui/contact',
  'ui/contact/messages',
  'ui/desk',
  'ui/map',
  'ui/place-map',
  'ui/place-map/messages',
  'words',
];

/**
 * The version of a build: the package's version and eight hex digits over everything that the build is made
 * from, so that an unchanged build is found again and a changed one never overwrites it.
 */
export function buildVersion(info: PackageInfo, root: string = workspaceRoot): string {
  const own = relative(root, info.dir);
  const sources =
    // A renderer has all of `shared` inside, as the shell has.
    info.remote === null || hasRenderer(info.dir)
      ? [own, 'shared', ...buildTools]
      : [own, 'shared/package.json', ...bundledDoors.map((door) => `shared/${door}`), ...buildTools];
  return `${info.version}-${hashSources(root, sources, [own, 'shared', 'federation', '.'])}`;
}

/** Where the build of a package's present sources is, or will be. */
export function buildFolder(name: string): string {
  const dir = join(workspaceRoot, name);
  return join(dir, 'dist', buildVersion(readPackage(dir)));
}
