import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { workspaceRoot } from '../build/workspace.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What git says; null where there is no git, or nothing to say. */
function git(folder: string, ...args: readonly string[]): string | null {
  try {
    const said = execFileSync('git', [...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.trimEnd() || null;
  } catch {
    return null;
  }
}

function userName(): string | null {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return null;
  }
}

/** Who works here: `RELEASE_AUTHOR`, else git's name for them, else the system's. */
export const authorOf = ({ RELEASE_AUTHOR }: Environment): string | null =>
  RELEASE_AUTHOR || git(workspaceRoot, 'config', 'user.name') || userName();

/** The commit of the present sources, with `-dirty` where something else was changed; `RELEASE_COMMIT` where there is no git. */
export function commitOf({ RELEASE_COMMIT }: Environment): string | null {
  if (RELEASE_COMMIT) return RELEASE_COMMIT;
  const commit = git(workspaceRoot, 'rev-parse', '--short=12', 'HEAD');
  if (commit === null) return null;
  return git(workspaceRoot, 'status', '--porcelain', '--untracked-files=no') === null
    ? commit
    : `${commit}-dirty`;
}

/** What pages and server are built from. */
const sources = ['federation', 'mf-*', 'package.json', 'pnpm-*.yaml', 'server', 'shared', 'shell'];

/** How git lists the sources that are in no commit; empty where there is no git, as in an archive, or `RELEASE_COMMIT` says which they are. */
export const uncommitted = ({ RELEASE_COMMIT }: Environment, folder: string = workspaceRoot): string[] =>
  RELEASE_COMMIT
    ? []
    : (git(folder, 'status', '--porcelain', '--', ...sources) ?? '')
        .split('\n')
        .filter((line) => line !== '');
