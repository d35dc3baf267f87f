import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Whole at once, for a server may be looking. */
export async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  const written = `${target}.${randomUUID()}.part`;
  await writeFile(written, bytes);
  await rename(written, target);
}
