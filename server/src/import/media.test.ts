import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureFiles } from 'shared/domain';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planMedia } from './media.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path d="M0 0h9"/></svg>';
const camera = { IFD0: { Copyright: 'The photographer', Model: 'A camera' } };

const photograph = (width: number, height: number, alpha = false) =>
  sharp({
    create: {
      width,
      height,
      channels: alpha ? 4 : 3,
      background: { r: 90, g: 120, b: 60, ...(alpha ? { alpha: 0.5 } : {}) },
    },
  });

describe('pictures of a property file', () => {
  let folder = '';
  let served = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-'));
    served = join(folder, 'releases', 'ClientApp', 'media');
    await mkdir(join(folder, 'media'));
    await writeFile(join(folder, 'media', 'Hero image.svg'), drawing);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const keep = (name: string, bytes: Buffer | string) => writeFile(join(folder, 'media', name), bytes);
  const plan = (url: string) =>
    planMedia(join(folder, 'property.json'), join(folder, 'releases'), [
      { path: ['Property', 'LogoFileUrl'], url },
    ]);
  const messageOf = async (url: string) => (await plan(url)).problems[0]?.message;

  it('are served under a name with their content’s hash and size, a drawing compressed beside it', async () => {
    const media = await plan('media/Hero image.svg');
    expect(media.problems).toEqual([]);
    const url = media.urlOf('media/Hero image.svg');
    expect(url).toMatch(/^\/ClientApp\/media\/hero-image\.[0-9a-f]{12}\.400x100\.svg$/);
    await media.publish();
    const name = url.split('/').at(-1) ?? '';
    expect((await readdir(served)).sort()).toEqual([name, `${name}.br`, `${name}.gz`]);
  });

  it('of a camera are encoded anew in sizes and formats, upright and without what the camera wrote', async () => {
    // Lies on its side: the camera says that it is to be turned.
    const taken = photograph(700, 1100).withExif(camera).withMetadata({ orientation: 6 });
    await keep('room.jpg', await taken.jpeg().toBuffer());
    const media = await plan('media/room.jpg');
    const url = media.urlOf('media/room.jpg');
    expect(url).toMatch(/^\/ClientApp\/media\/room\.[0-9a-f]{12}\.1100x700\.jpg$/);
    await media.publish();

    const files = pictureFiles(url);
    const named = [files?.srcSet, ...(files?.sources ?? []).map(({ srcSet }) => srcSet)]
      .flatMap((srcSet) => (srcSet ?? '').split(', '))
      .map((each) => each.split(' ')[0]?.split('/').at(-1) ?? '');
    expect((await readdir(served)).sort()).toEqual(named.sort());
    for (const name of named) {
      const bytes = await readFile(join(served, name));
      const { exif, orientation, width, height } = await sharp(bytes).metadata();
      expect([exif, orientation, width > height]).toEqual([undefined, undefined, true]);
      expect(bytes.includes('The photographer')).toBe(false);
    }
  });

  it('stay see-through, and are known by their content whatever they are called', async () => {
    await keep('logo.jpg', await photograph(300, 60, true).png().toBuffer());
    const media = await plan('media/logo.jpg');
    const url = media.urlOf('media/logo.jpg');
    expect(url).toMatch(/\.300x60\.png$/);
    await media.publish();
    const kept = await sharp(await readFile(join(served, url.split('/').at(-1) ?? ''))).metadata();
    expect(kept.hasAlpha).toBe(true);
  });

  it('are encoded once: importing again writes nothing', async () => {
    await keep('room.jpg', await photograph(600, 400).jpeg().toBuffer());
    await (await plan('media/room.jpg')).publish();
    const long = new Date('2020-01-01');
    const names = await readdir(served);
    for (const name of names) await utimes(join(served, name), long, long);
    await (await plan('media/room.jpg')).publish();
    expect((await readdir(served)).sort()).toEqual(names.sort());
    for (const name of names) expect((await stat(join(served, name))).mtime).toEqual(long);
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
    [
      'javascript:alert(1).svg',
      'The address of a picture begins with https://, or with / for one of this site',
    ],
    ['//evil.example/a.jpg', 'The address of a picture begins with https://, or with / for one of this site'],
  ])('must be pictures of the hotel: %s', async (url, message) => {
    expect((await plan(url)).problems).toEqual([{ path: 'Property.LogoFileUrl', message }]);
  });

  it('are never links, neither themselves nor a folder on the way', async () => {
    const secret = join(folder, 'releases.jpg');
    await writeFile(secret, await photograph(10, 10).jpeg().toBuffer());
    await symlink(secret, join(folder, 'media', 'link.jpg'));
    await mkdir(join(folder, 'elsewhere'));
    await writeFile(join(folder, 'elsewhere', 'room.jpg'), await photograph(10, 10).jpeg().toBuffer());
    await symlink(join(folder, 'elsewhere'), join(folder, 'media', 'folder'));
    const refused = 'A picture must be a file itself, not a link to one';
    expect(await messageOf('media/link.jpg')).toBe(refused);
    expect(await messageOf('media/folder/room.jpg')).toBe(refused);
  });

  it('are pictures: no text, no half of one, none of too many pixels or bytes', async () => {
    const whole = await photograph(800, 600).jpeg({ quality: 100 }).toBuffer();
    const huge = await photograph(8000, 6300).png({ compressionLevel: 1 }).toBuffer();
    await keep('text.jpg', 'Dear guest');
    await keep('half.jpg', whole.subarray(0, whole.length / 2));
    await keep('huge.png', huge);
    await keep('heavy.jpg', Buffer.alloc(25_000_001));
    await keep('drawing.png', drawing);
    const damaged = 'This is not a picture (JPEG, PNG, WebP or AVIF), or it is damaged';
    expect(await messageOf('media/text.jpg')).toBe(damaged);
    expect(await messageOf('media/half.jpg')).toBe(damaged);
    expect(await messageOf('media/drawing.png')).toBe(damaged);
    expect(await messageOf('media/huge.png')).toBe('A picture has 50 million pixels at most');
    expect(await messageOf('media/heavy.jpg')).toBe('A picture has 25 MB at most');
  });
});
