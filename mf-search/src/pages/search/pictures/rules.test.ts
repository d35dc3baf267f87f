import { aProperty } from 'shared/testing';
import { expect, it } from 'vitest';
import { hotelPictures } from './rules.ts';

it('the pictures of the house begin with the one at the head of the page, and say what they show', () => {
  const property = aProperty({
    propertyName: 'The Quay',
    propertyImageUrl: '/quay.jpg',
    propertyImageAlt: 'The house at dusk',
    propertyImageUrls: ['/pool.jpg', '/bar.jpg'],
    propertyImageAlts: [null, 'A bar of oak'],
  });
  expect(hotelPictures(property)).toEqual([
    { src: '/quay.jpg', alt: 'The house at dusk', caption: 'The house at dusk' },
    { src: '/pool.jpg', alt: 'The Quay', caption: null },
    { src: '/bar.jpg', alt: 'A bar of oak', caption: 'A bar of oak' },
  ]);
});

it('a hotel without any has none', () => {
  expect(hotelPictures(aProperty({ propertyImageUrl: null }))).toEqual([]);
});
