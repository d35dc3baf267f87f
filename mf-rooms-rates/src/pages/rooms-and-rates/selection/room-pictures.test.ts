import { expect, it } from 'vitest';
import { roomPictures } from './room-pictures.ts';

it('a picture says what the hotel says of it, else whose it is', () => {
  const imageUrls = ['/bed.svg', '/bath.svg'];
  expect(roomPictures({ imageUrls, imageAlts: ['A bed under a window', null] }, 'Picture of Suite')).toEqual([
    { src: '/bed.svg', alt: 'A bed under a window' },
    { src: '/bath.svg', alt: 'Picture of Suite' },
  ]);
  expect(roomPictures({ imageUrls }, 'Picture of Suite').map(({ alt }) => alt)).toEqual([
    'Picture of Suite',
    'Picture of Suite',
  ]);
});
