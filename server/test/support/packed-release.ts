import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from 'federation/build';
import { newRemote } from 'federation/generate';
import { readShareVersions } from 'federation/share-table';

export const run = promisify(execFile);

/** Writes the archive of a release into the folder; gives its path. */
export async function packRelease(folder: string, checkout: string = workspaceRoot): Promise<string> {
  const archive = join(folder, 'archive.tar.gz');
  await run(process.execPath, ['federation/src/cli/package.ts', '--out', archive], {
    cwd: checkout,
    maxBuffer: 1 << 26,
  });
  return archive;
}

/** A committed copy of the sources, in the folder, that has one remote more, with calls of its own. */
export async function checkoutWithPart(folder: string, name: string): Promise<string> {
  const checkout = join(folder, 'checkout');
  const at = { cwd: workspaceRoot, maxBuffer: 1 << 26 };
  const { stdout } = await run(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    at,
  );
  for (const file of stdout.split('\0'))
    if (file !== '' && existsSync(join(workspaceRoot, file)))
      await cp(join(workspaceRoot, file), join(checkout, file));
  const { sharedApi } = readShareVersions(workspaceRoot);
  await newRemote(checkout, name, { sharedApi, withServer: true });
  const pnpm = join(workspaceRoot, 'node_modules/pnpm/bin/pnpm.mjs');
  await run(process.execPath, [pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline'], {
    ...at,
    cwd: checkout,
  });
  const author = ['-c', 'user.name=A team', '-c', 'user.email=team@example.org'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '-m', name],
  ])
    await run('git', args, { ...at, cwd: checkout });
  return checkout;
}

/** What the deploy guide's file of variables sets, but for the data directory. */
export const production = (databaseUrl: string) => ({
  SECRET_KEY: 'the secret key of the packaged server, long enough',
  OPERATOR_TOKEN: 'the operator token of the packaged server',
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'https://book.example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bookings@book.example.org',
  TRUST_PROXY: '1',
});

/** Migrates the database, publishes the pages and imports a hotel. */
export const preparing = [
  ['server/src/db/cli.ts', 'migrate'],
  ['federation/src/cli/release.ts', 'publish', '--all'],
  ['server/src/import/cli.ts', 'import', 'server/demo/harbour/property.json'],
] as const;

/** Of the hotel's page, and of the script that it names. */
export async function statusesAt(address: string): Promise<readonly number[]> {
  const page = await fetch(`${address}/Book/HARBOUR`);
  const script = /src="(\/ClientApp\/shell\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  return [page.status, (await fetch(`${address}${script}`)).status];
}
