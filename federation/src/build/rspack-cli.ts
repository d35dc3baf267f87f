import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Starts the command line of rspack that the package in `dir` has, with its `rspack.config.ts`; the output is a pipe. */
export function startRspack(dir: string, args: readonly string[]): ChildProcess {
  const cli = dirname(createRequire(join(dir, 'package.json')).resolve('@rspack/cli/package.json'));
  return spawn(process.execPath, [join(cli, 'bin/rspack.js'), ...args], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** `rspack build` of the package in `dir`, to its end. Throws an Error with what it said when it fails. */
export function rspackBuild(dir: string, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startRspack(dir, ['build']);
    let said = '';
    child.stdout?.on('data', (data) => (said += String(data)));
    child.stderr?.on('data', (data) => (said += String(data)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${name} does not build:\n${said.trim()}`));
    });
  });
}
