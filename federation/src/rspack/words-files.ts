import { basename, dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LoaderContext } from '@rspack/core';

/** What `words.ts` of a package holds: its catalogues by language. */
type Words = Readonly<Record<string, unknown>>;

/** Read in a thread of its own, which has none of the modules of the build before. */
const readWords = (file: string): Promise<Words> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('words-reader.ts', import.meta.url), { workerData: file });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** A build that holds several packages tells their files apart by `prefix`, a name of the package that it is given. */
type Options = { readonly prefix?: (resourcePath: string) => string };

/** Where the words of the page come from in a browser: one file of the release for each language. */
const fetching = (prefix: string, languages: readonly string[]): string => `
export const words = Object.fromEntries('${languages.join(' ')}'.split(' ').map((language) => [
  language,
  async () => {
    const answer = await fetch(__webpack_public_path__ + '${prefix}words.' + language + '.json');
    if (!answer.ok) throw new Error(answer.url);
    return answer.json();
  },
]));
`;

/**
 * `messages/words.ts` for a browser: a file of JSON for each language beside the scripts, and a module that fetches it. Scripts would each have
 * their name and integrity in the first script, for every language that is not read; a release's address is that of its sources already, and
 * words are read and not run. Those of `shared` are in the shell's files.
 */
export default function wordsFiles(this: LoaderContext<Options>, source: string): void {
  const finish = this.async();
  if (!source.includes('export const words: WordLoaders')) {
    finish(null, source.replace(/^[^]*(export const \w+): WordLoaders[^]*$/, '$1 = {};'));
    return;
  }
  const prefix = this.getOptions().prefix?.(this.resourcePath) ?? '';
  this.addContextDependency(dirname(this.resourcePath));
  readWords(this.resourcePath).then(
    (words) => {
      for (const [language, catalogue] of Object.entries(words))
        this.emitFile(`${prefix}words.${language}.json`, JSON.stringify(catalogue));
      finish(null, fetching(prefix, Object.keys(words)));
    },
    (problem: unknown) => {
      finish(new Error(`${basename(this.resourcePath)} cannot be read: ${String(problem)}`));
    },
  );
}
