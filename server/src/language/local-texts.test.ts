import { expect, it } from 'vitest';
import { asStored, inGuestLanguage, inGuestTexts, textsIn } from './index.ts';

const content = {
  name: 'Værelse',
  amenities: ['Sauna', 'Kayak'],
  offers: [{ name: 'Ferie', price: 3 }],
  texts: [
    {
      language: 'da',
      texts: { name: 'Værelse', 'amenities.0': 'Sauna', 'offers.0.name': 'Ferie', gone: 'x' },
    },
    { language: 'en-GB', texts: { name: 'Room', 'amenities.1': 'Kayak' } },
    { language: 'ar', texts: { name: 'غرفة', 'amenities.0': 'ساونا', 'offers.0.name': 'عطلة' } },
  ],
};

it.each([
  ['en-GB', 'Room', 'en-GB itself'],
  ['en-US', 'Room', 'another region'],
  ['da-DK', 'Værelse', 'the base of the language'],
  ['ar-AE', 'غرفة', 'the base of the language'],
  ['ja-JP', 'Værelse', 'the first language of the hotel'],
])('in %s the name is %s: %s', (locale, name) => {
  expect(textsIn(content, locale).name).toBe(name);
});

it('prefers a text of the language itself to one of another region', () => {
  const regions = ['de-AT', 'de'].map((language) => ({ language, texts: { name: language } }));
  expect(textsIn({ name: 'Room', texts: regions }, 'de-CH').name).toBe('de');
});

it('names the fields that fell back, in the object that has them', () => {
  expect(textsIn(content, 'en-US')).toEqual({
    name: 'Room',
    amenities: ['Sauna', 'Kayak'],
    textLanguages: { 'Amenities.0': 'da' },
    offers: [{ name: 'Ferie', price: 3, textLanguages: { Name: 'da' } }],
  });
  expect(textsIn(content, 'ar-AE')).toMatchObject({ textLanguages: { 'Amenities.1': 'en-GB' } });
  expect(textsIn(content, 'ja-JP')).toMatchObject({
    textLanguages: { 'Amenities.0': 'da', 'Amenities.1': 'en-GB' },
  });
});

it('names a list that is whole in another language once', () => {
  const own = {
    items: ['Pool', 'Sauna'],
    texts: [{ language: 'en-GB', texts: { 'items.0': 'Pool', 'items.1': 'Sauna' } }],
  };
  expect(textsIn(own, 'da-DK')).toEqual({ items: ['Pool', 'Sauna'], textLanguages: { Items: 'en-GB' } });
});

it('is made once for each locale, and leaves what is stored as it was', () => {
  const before = structuredClone(content);
  expect(textsIn(content, 'ar-AE')).toBe(textsIn(content, 'ar-AE'));
  expect(textsIn(content, 'en-GB')).not.toBe(textsIn(content, 'ar-AE'));
  expect(content).toEqual(before);
});

it('gives a hotel that says nothing of languages as it is', () => {
  const plain = { name: 'Room' };
  expect(textsIn(plain, 'da-DK')).toBe(plain);
});

it('follows the language of the call, and is as stored for what is kept for all', async () => {
  const nameIn = (language: string) =>
    inGuestLanguage(language, () => Promise.resolve(inGuestTexts(content).name));
  expect([await nameIn('da'), await nameIn('ar'), await nameIn('en')]).toEqual(['Værelse', 'غرفة', 'Room']);
  expect(await asStored(() => Promise.resolve(inGuestTexts(content)))).toBe(content);
});
