import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { workspaceRoot } from '../build/workspace.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What git says; null where there is no git, or nothing to say. */
function git(...args: readonly string[]): string | null {
  try {
    const said = execFileSync('git', [...args], {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.trim() || null;
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
  RELEASE_AUTHOR || git('config', 'user.name') || userName();

/** The commit of the present sources, with `-dirty` where something else was changed; `RELEASE_COMMIT` where there is no git. */
export function commitOf({ RELEASE_COMMIT }: Environment): string | null {
  if (RELEASE_COMMIT) return RELEASE_COMMIT;
  const commit = git('rev-parse', '--short=12', 'HEAD');
  if (commit === null) return null;
  return git('status', '--porcelain', '--untracked-files=no') === null ? commit : `${commit}-dirty`;
}
