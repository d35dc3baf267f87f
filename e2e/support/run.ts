import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspaceRoot } from 'federation/build';

const run = promisify(execFile);

/** Runs one of the project's own commands to its end and gives what it printed. Throws with its output when it fails. */
export async function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, [...args], {
    cwd: workspaceRoot,
    env: { ...process.env, ...environment },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout + stderr;
}
