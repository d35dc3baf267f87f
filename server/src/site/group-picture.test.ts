import { aGroup, aGroupHotel } from 'shared/testing';
import { expect, it } from 'vitest';
import { groupPictureLink } from './group-picture.ts';

const linkFor = (propertyImageUrl: string | null): string =>
  groupPictureLink({ propertyGroup: aGroup({ properties: [aGroupHotel({ propertyImageUrl })] }) });

it.each([
  [
    'a drawing by its address',
    '/ClientApp/media/hero.0123456789ab.1600x900.svg',
    / href="[^"]*hero[^"]*\.svg"/,
  ],
  [
    'a photograph by its smallest format',
    '/ClientApp/media/hero.0123456789ab.1600x900.jpg',
    /type="image\/avif" imagesrcset="[^"]*\.480\.avif 480w/,
  ],
  [
    'a picture of elsewhere by its address',
    'https://pictures.example/hero.jpg',
    / href="https:\/\/pictures\.example/,
  ],
])('the first picture of a group is asked for with its page: %s', (_, url, link) => {
  expect(linkFor(url)).toMatch(link);
});

it('a group without one asks for none', () => {
  expect(linkFor(null)).toBe('');
  expect(groupPictureLink({ propertyGroup: null })).toBe('');
});
