import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishShareImage } from './share-image.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="#c00" d="M0 0h1600v900H0Z"/></svg>';

describe('the picture of a shared link', () => {
  let releases = '';
  let media = '';
  beforeEach(async () => {
    releases = await mkdtemp(join(tmpdir(), 'share-'));
    media = join(releases, 'ClientApp', 'media');
    await mkdir(media, { recursive: true });
  });
  afterEach(() => rm(releases, { recursive: true }));

  const published = async (name: string, bytes: Buffer | string) => {
    await writeFile(join(media, name), bytes);
    return publishShareImage(releases, `/ClientApp/media/${name}`);
  };

  it('is a JPEG that every network takes, of a drawing too', async () => {
    const url = await published('hero.0123456789ab.1600x900.svg', drawing);
    expect(url).toBe('/ClientApp/media/hero.0123456789ab.1600x900.share.jpg');
    const picture = sharp(await readFile(join(media, 'hero.0123456789ab.1600x900.share.jpg')));
    const { format, width, height } = await picture.metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    const [red, green] = (await picture.stats()).channels.map(({ mean }) => Math.round(mean / 50));
    expect([red, green]).toEqual([4, 0]);
  });

  it('stands on white where the picture is see-through', async () => {
    const create = {
      width: 300,
      height: 300,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    await published('logo.0123456789ab.300x300.png', bytes);
    const { channels } = await sharp(
      await readFile(join(media, 'logo.0123456789ab.300x300.share.jpg')),
    ).stats();
    expect(channels.every(({ mean }) => mean > 250)).toBe(true);
  });

  it('is made once', async () => {
    const name = 'hero.0123456789ab.1600x900.svg';
    await published(name, drawing);
    const long = new Date('2020-01-01');
    const made = join(media, 'hero.0123456789ab.1600x900.share.jpg');
    await utimes(made, long, long);
    await published(name, drawing);
    expect((await stat(made)).mtime).toEqual(long);
    expect((await readdir(media)).toSorted()).toEqual(['hero.0123456789ab.1600x900.share.jpg', name]);
  });

  it.each([
    null,
    'https://hotel.example/hero.jpg',
    '/media/hero.jpg',
    '/ClientApp/media/../hero.0123456789ab.1600x900.svg',
    '/ClientApp/media/gone.0123456789ab.1600x900.svg',
  ])('is none of what was not imported here: %s', async (url) => {
    expect(await publishShareImage(releases, url)).toBeNull();
  });
});
