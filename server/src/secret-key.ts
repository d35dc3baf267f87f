import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

/** A secret made at the first start and kept in the data directory, readable by its owner only. */
async function storedSecret(dataDir: string, name: string, bytes: number): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(bytes).toString('base64url');
  // `wx`: of two instances that start at once, the second reads what the first wrote.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** SECRET_KEY, or one of the data directory. */
export const loadSecretKey = async (env: Pick<Env, 'secretKey' | 'dataDir'>): Promise<string> =>
  env.secretKey ?? storedSecret(env.dataDir, 'secret.key', 48);

/** OPERATOR_TOKEN; with the embedded database one of the data directory; else undefined, and there is no operator. */
export const loadOperatorToken = async (
  env: Pick<Env, 'operatorToken' | 'databaseUrl' | 'dataDir'>,
): Promise<string | undefined> =>
  env.operatorToken ??
  (env.databaseUrl === undefined ? storedSecret(env.dataDir, 'operator.token', 18) : undefined);

/** A key for one purpose, so that a signature for one purpose is not valid for another. */
export const deriveKey = (secretKey: string, purpose: string): Buffer =>
  createHmac('sha256', secretKey).update(purpose).digest();
