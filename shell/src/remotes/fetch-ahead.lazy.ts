import { languageOf } from 'shared/domain';
import * as z from 'zod/mini';

const assets = z.array(z.object({ href: z.string() }));

/** As much of a remote's `release.json` as is read here. */
const releaseSchema = z.object({
  preload: z.object({ scripts: assets, styles: assets }),
  files: z.array(z.object({ path: z.string() })),
});

/**
 * Brings the files of a remote that may be needed next into the browser's cache, with its words in the language of `locale`. Nothing of
 * it is evaluated: that waits until a guest opens its page. Rejects when its `release.json` cannot be read.
 */
export async function fetchAhead(fetch: typeof window.fetch, entry: string, locale: string): Promise<void> {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const options = { priority: 'low' } as const;
  const answer = await fetch(`${folder}release.json`, options);
  const { preload, files } = z.parse(releaseSchema, await answer.json());
  const words = `words.${languageOf(locale)}.json`;
  const wanted = [
    ...[...preload.scripts, ...preload.styles].map(({ href }) => href),
    ...(files.some(({ path }) => path === words) ? [folder + words] : []),
  ];
  // Read to its end: what is not read is not kept.
  await Promise.all(wanted.map((address) => fetch(address, options).then((file) => file.arrayBuffer())));
}
