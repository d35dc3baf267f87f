import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planMedia } from './media.ts';

describe('pictures of a property file', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-'));
    await mkdir(join(folder, 'media'));
    await writeFile(join(folder, 'media', 'Hero image.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const plan = (url: string) =>
    planMedia(join(folder, 'property.json'), join(folder, 'releases'), [
      { path: ['Property', 'LogoFileUrl'], url },
    ]);

  it('are served under a name with their content’s hash, compressed beside it', async () => {
    const media = await plan('media/Hero image.svg');
    expect(media.problems).toEqual([]);
    const url = media.urlOf('media/Hero image.svg');
    expect(url).toMatch(/^\/ClientApp\/media\/hero-image\.[0-9a-f]{12}\.svg$/);
    await media.publish();
    const name = url.split('/').at(-1) ?? '';
    const files = await readdir(join(folder, 'releases', 'ClientApp', 'media'));
    expect(files.sort()).toEqual([name, `${name}.br`, `${name}.gz`]);
  });

  it.each(['/ClientApp/media/a.svg', 'https://hotel.example/a.jpg'])(
    'stay as they are when they are addresses: %s',
    async (url) => {
      const media = await plan(url);
      expect([media.problems, media.urlOf(url)]).toEqual([[], url]);
    },
  );

  it.each([
    ['media/none.svg', 'There is no file media/none.svg'],
    ['../secret.svg', 'A picture must lie beside the file, or in a folder below it'],
    ['media/hero.exe', 'A picture is one of .svg, .webp, .avif, .jpg, .jpeg, .png'],
  ])('must be pictures of the hotel: %s', async (url, message) => {
    expect((await plan(url)).problems).toEqual([{ path: 'Property.LogoFileUrl', message }]);
  });
});
