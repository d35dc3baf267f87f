import { prepareDataDir, removeDataDir } from './site.ts';

/** Where the workers find what their sites are copied from. Set from outside, that folder is used and left as it is. */
export const preparedVariable = 'E2E_PREPARED_DATA_DIR';

export default async function prepare(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[preparedVariable] !== undefined) return undefined;
  const prepared = await prepareDataDir();
  process.env[preparedVariable] = prepared;
  return () => removeDataDir(prepared);
}
