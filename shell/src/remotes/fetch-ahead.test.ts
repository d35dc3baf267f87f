import { expect, it } from 'vitest';
import { fetchAhead } from './fetch-ahead.lazy.ts';

const folder = '/ClientApp/mf-rooms-rates/7/';
const release = {
  preload: {
    scripts: [{ href: `${folder}remoteEntry.js` }, { href: `${folder}remote.0a.js` }],
    styles: [{ href: `${folder}remote.0b.css` }],
  },
  files: [{ path: 'remoteEntry.js' }, { path: 'words.da.json' }],
};

async function fetched(locale: string, json: unknown = release): Promise<readonly string[]> {
  const asked: string[] = [];
  const answer = (address: string) => {
    asked.push(address.replace(folder, ''));
    return Promise.resolve(new Response(JSON.stringify(json)));
  };
  await fetchAhead(answer as typeof fetch, `${folder}remoteEntry.js`, locale);
  return asked;
}

const first = ['release.json', 'remoteEntry.js', 'remote.0a.js', 'remote.0b.css'];

it.each([
  ['English needs no words', 'en-GB', first],
  ['a language that the release has', 'da-DK', [...first, 'words.da.json']],
  ['a language that it lacks', 'fr', first],
])('the files of a release are fetched: %s', async (_, locale, files) => {
  expect(await fetched(locale)).toEqual(files);
});

it('what is no release is refused', async () => {
  await expect(fetched('en-GB', { preload: null })).rejects.toThrow();
});
