import { describe, expect, it } from 'vitest';
import { pictureFiles, pictureWidths } from './picture.ts';

describe('the address of a picture', () => {
  it('says how large it is, and which sizes and formats lie beside it', () => {
    const url = '/ClientApp/media/hero.0123456789ab.1200x800.jpg';
    const stem = '/ClientApp/media/hero.0123456789ab.1200x800';
    expect(pictureFiles(url)).toEqual({
      width: 1200,
      height: 800,
      sources: [
        {
          type: 'image/avif',
          srcSet: `${stem}.480.avif 480w, ${stem}.960.avif 960w, ${stem}.1200.avif 1200w`,
        },
        {
          type: 'image/webp',
          srcSet: `${stem}.480.webp 480w, ${stem}.960.webp 960w, ${stem}.1200.webp 1200w`,
        },
      ],
      srcSet: `${stem}.480.jpg 480w, ${stem}.960.jpg 960w, ${url} 1200w`,
    });
  });

  it('of a drawing has one file of a known size', () => {
    expect(pictureFiles('/ClientApp/media/logo.0123456789ab.674x144.svg')).toEqual({
      width: 674,
      height: 144,
      sources: [],
      srcSet: null,
    });
  });

  it.each(['https://hotel.example/hero.jpg', '/ClientApp/media/logo.0123456789ab.svg', '/media/suite.svg'])(
    'of another place says nothing: %s',
    (url) => {
      expect(pictureFiles(url)).toBeNull();
    },
  );

  it.each([
    [300, [300]],
    [500, [500]],
    [1000, [480, 1000]],
    [1920, [480, 960, 1440, 1920]],
  ])('%i pixels wide has the widths %j', (width, widths) => {
    expect(pictureWidths(width)).toEqual(widths);
  });
});
