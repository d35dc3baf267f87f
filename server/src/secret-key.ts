import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';
import type { KeyUseName } from './secret-key-uses.ts';

/** One key; or the current one and the one before it, which signs nothing and still verifies and opens (docs/runbooks/secret-key.md). */
export type SecretKey = string | readonly [current: string, previous: string];

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

/** SECRET_KEY, with SECRET_KEY_PREVIOUS where it is set; or the one of the data directory. */
export const loadSecretKey = async (env: Pick<Env, 'secretKey' | 'dataDir'>): Promise<SecretKey> =>
  env.secretKey ?? storedSecret(env.dataDir, 'secret.key', 48);

/** OPERATOR_TOKEN; with the embedded database one of the data directory; else undefined, and there is no operator. */
export const loadOperatorToken = async (
  env: Pick<Env, 'operatorToken' | 'databaseUrl' | 'dataDir'>,
): Promise<string | undefined> =>
  env.operatorToken ??
  (env.databaseUrl === undefined ? storedSecret(env.dataDir, 'operator.token', 18) : undefined);

const derived = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

/**
 * The keys for one use, the current one first, so that a signature for one use is not valid for another. `detail` makes them keys of one
 * among many.
 */
export function deriveKeys(
  secretKey: SecretKey,
  use: KeyUseName,
  detail?: string,
): readonly [current: Buffer, ...previous: Buffer[]] {
  const purpose = detail === undefined ? use : `${use} ${detail}`;
  if (typeof secretKey === 'string') return [derived(secretKey, purpose)];
  const [current, previous] = secretKey;
  return [derived(current, purpose), derived(previous, purpose)];
}

/** The current key for one use: what is made is made with it. */
export const deriveKey = (secretKey: SecretKey, use: KeyUseName): Buffer => deriveKeys(secretKey, use)[0];
