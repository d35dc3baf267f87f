import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { WordLoaders } from 'shared/domain';

// The thread of words-files.ts: sends the catalogues of the `words.ts` that it is given.
const { words } = (await import(pathToFileURL(String(workerData)).href)) as { readonly words: WordLoaders };
const catalogues = await Promise.all(
  Object.entries(words).map(async ([language, load]) => [language, await load()] as const),
);
parentPort?.postMessage(Object.fromEntries(catalogues));
