import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder, workspaceRoot } from 'federation/build';
import type * as Steps from '../steps/index.ts';

/** A release as its sources were, built, with the guests' steps that fit its pages. */
export interface SourceRelease {
  /** For people. */
  readonly name: string;
  readonly root: string;
  readonly steps: typeof Steps;
  /** The folder of the build of its shell, or of one of its remotes. */
  readonly buildOf: (name: string) => string;
}

const folder = join(workspaceRoot, '.data/skew');

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: workspaceRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/**
 * The revision of the previous release: the one that is given, else the newest tag `release-…` before this commit, else the one in
 * `previous-release.txt`, for a clone without tags.
 */
export function previousRevision(asked: string | undefined): string {
  if (asked !== undefined) return git('rev-parse', '--verify', `${asked}^{commit}`);
  try {
    const tag = git('describe', '--tags', '--match', 'release-*', '--abbrev=0', 'HEAD~1');
    return git('rev-parse', `${tag}^{commit}`);
  } catch {
    const named = readFileSync(join(import.meta.dirname, 'previous-release.txt'), 'utf8').trim();
    return git('rev-parse', '--verify', `${named}^{commit}`);
  }
}

function run(root: string, args: readonly string[]): void {
  execFileSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true' },
  });
}

const stepsIn = async (root: string): Promise<typeof Steps> =>
  // Written against other pages, but with the same names.
  (await import(pathToFileURL(join(root, 'e2e/steps/index.ts')).href)) as typeof Steps;

/** Takes the sources of a revision, installs what they name and builds them; what was built before is found again. */
export async function openPrevious(revision: string): Promise<SourceRelease> {
  const root = join(folder, revision.slice(0, 12));
  if (!existsSync(join(root, '.built'))) {
    await rm(root, { recursive: true, force: true });
    await mkdir(`${root}.unfinished`, { recursive: true });
    const archive = execFileSync('git', ['archive', revision], {
      cwd: workspaceRoot,
      maxBuffer: 512 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-C', `${root}.unfinished`], { input: archive });
    await rename(`${root}.unfinished`, root);
    const pnpm = join(workspaceRoot, 'node_modules/pnpm/bin/pnpm.mjs');
    run(root, [pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--silent']);
    // One Playwright in a process: the old steps drive the pages of this one.
    const own = join(root, 'e2e/node_modules/@playwright/test');
    await rm(own, { recursive: true, force: true });
    await symlink(await realpath(join(workspaceRoot, 'e2e/node_modules/@playwright/test')), own, 'dir');
    run(root, ['federation/src/cli/build.ts']);
    await writeFile(join(root, '.built'), revision);
  }
  const [date, title] = git('log', '-1', '--format=%cs%n%s', revision).split('\n');
  return {
    name: `${revision.slice(0, 8)} (${date ?? ''}, ${title ?? ''})`,
    root,
    steps: await stepsIn(root),
    buildOf: (app) => onlyBuild(root, app),
  };
}

/** The one build in a folder that was built once. */
function onlyBuild(root: string, app: string): string {
  const dist = join(root, app, 'dist');
  const [version] = readdirSync(dist).filter((each) => existsSync(join(dist, each, 'release.json')));
  if (version === undefined) throw new Error(`${dist} has no build.`);
  return join(dist, version);
}

/** The present sources, built. */
export async function openPresent(): Promise<SourceRelease> {
  run(workspaceRoot, ['federation/src/cli/build.ts']);
  return {
    name: 'the present sources',
    root: workspaceRoot,
    steps: await stepsIn(workspaceRoot),
    buildOf: buildFolder,
  };
}
