import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

/** SECRET_KEY, or one made at the first start and kept in the data directory, readable by its owner only. */
export async function loadSecretKey(env: Pick<Env, 'secretKey' | 'dataDir'>): Promise<string> {
  if (env.secretKey !== undefined) return env.secretKey;
  const file = join(env.dataDir, 'secret.key');
  await mkdir(env.dataDir, { recursive: true });
  const made = randomBytes(48).toString('base64url');
  // `wx`: of two instances that start at once, the second reads what the first wrote.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** A key for one purpose, so that a signature made for one can never stand for another. */
export const deriveKey = (secretKey: string, purpose: string): Buffer =>
  createHmac('sha256', secretKey).update(purpose).digest();
