import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A short hash of each English text, by file and key. */
export type TextHashes = Readonly<Record<string, Readonly<Record<string, string>>>>;

const hashOf = (text: unknown): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8);

/** The English texts as they are now. */
export async function englishTexts(): Promise<TextHashes> {
  const files = globSync('{shell,mf-*,shared,server}/**/messages/*en-GB.ts', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  }).sort();
  const catalogues = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(join(root, file))) as Readonly<Record<string, unknown>>;
      const texts = Object.values(exported).flatMap((each) =>
        typeof each === 'object' && each !== null ? Object.entries(each) : [],
      );
      return [file, Object.fromEntries(texts.map(([key, text]) => [key, hashOf(text)]).sort())] as const;
    }),
  );
  return Object.fromEntries(catalogues);
}

/** The keys whose English text is new, or another one than the other languages were written for. */
export const untranslated = (translated: TextHashes, now: TextHashes): string[] =>
  Object.entries(now).flatMap(([file, texts]) =>
    Object.entries(texts)
      .filter(([key, hash]) => translated[file]?.[key] !== hash)
      .map(([key]) => `${file}: ${key}`),
  );
