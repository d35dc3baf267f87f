import { execFile } from 'node:child_process';
import { workspaceRoot } from 'federation/build';

/** Runs one of the project's own commands to its end and gives what it printed. Throws with its output when it fails. */
export function runCommand(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = {
    cwd: workspaceRoot,
    env: { ...process.env, ...environment },
    maxBuffer: 16 * 1024 * 1024,
  };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...args], options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout + stderr);
      else reject(new Error(`${error.message}\n${stdout}`, { cause: error }));
    });
  });
}
