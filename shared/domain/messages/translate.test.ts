import { describe, expect, it } from 'vitest';
import { missingMessage, translateEnglish } from '../../testing/index.ts';
import { createTranslate, domainMessages } from './index.ts';

const english = { hello: 'Hello {name}', rooms: { one: '{count} room', other: '{count} rooms' } } as const;
const danish = { hello: 'Hej {name}' };
const polish = {
  rooms: { one: '{count} pokój', few: '{count} pokoje', many: '{count} pokoi', other: '{count} pokoju' },
};
const catalogues = { 'en-GB': english, 'da-DK': danish, 'pl-PL': polish };

describe('a message', () => {
  it('has its parameters filled in', () => {
    expect(createTranslate(catalogues, 'en-GB')('hello', { name: 'Ada' })).toBe('Hello Ada');
  });

  it('keeps a placeholder that nobody fills', () => {
    expect(createTranslate(catalogues, 'en-GB')('hello')).toBe('Hello {name}');
  });

  it('is in its language', () => {
    expect(createTranslate(catalogues, 'da-DK')('hello', { name: 'Ada' })).toBe('Hej Ada');
  });

  it('falls back to English with English plurals', () => {
    expect(createTranslate(catalogues, 'da-DK')('rooms', { count: 1 })).toBe('1 room');
  });

  it('falls back to English for a language without a catalogue', () => {
    expect(createTranslate(catalogues, 'fr-FR')('rooms', { count: 0 })).toBe('0 rooms');
  });

  it.each([
    [1, '1 pokój'],
    [3, '3 pokoje'],
    [5, '5 pokoi'],
  ])('has the plural of its language for %i', (count, text) => {
    expect(createTranslate(catalogues, 'pl-PL')('rooms', { count })).toBe(text);
  });

  it('writes numbers as its language does', () => {
    expect(createTranslate(catalogues, 'en-GB')('rooms', { count: 1200 })).toBe('1,200 rooms');
  });

  it('writes a year as a year', () => {
    expect(
      createTranslate({ 'en-GB': { expires: 'Expires {month}/{year}' } }, 'en-GB')('expires', {
        month: '12',
        year: 2028,
      }),
    ).toBe('Expires 12/2028');
  });

  it('is its key when nobody has it', () => {
    expect(createTranslate(catalogues, 'en-GB')('nowhere' as 'hello')).toBe('nowhere');
  });

  it('throws in tests when nobody has it', () => {
    expect(() => createTranslate(catalogues, 'en-GB', missingMessage)('nowhere' as 'hello')).toThrow(
      'nowhere',
    );
  });
});

// product.md 5 and 8, word for word.
const words = [
  'Failed to login, please check your email address and password',
  'Failed to register User',
  'Failed to create user account',
  'Failed to reset your password',
  'Failed to send Password Reset Email',
  'Failed to save your details',
  'Error while searching for Companies',
  'No Results found',
  'Failed to create booking',
  'Pre Check In Error',
  'This link is invalid. Please re check the link is correct and try again.',
  'Failed to save Check In Information',
  'Sorry, your selection is not available.',
  'No rooms available on selected dates',
  'Your combination of rooms is not available, please retry your search or contact us directly to make your booking',
  'No same day bookings available',
  'You have added the maximum number of rooms',
  'This hotel is unavailable on your selected dates.',
  'Action failed',
  'Booking has been made successfully.',
  'Table booking created.',
  'A valid email address is required',
  'A valid phone number is required',
  'Password is required',
  'Please confirm your password',
];

describe('the catalogue of the rules', () => {
  it.each(words)('says "%s"', (text) => {
    expect(Object.values(domainMessages)).toContain(text);
  });

  it.each([
    [1, '1 night'],
    [2, '2 nights'],
  ])('counts %i as %s', (count, text) => {
    expect(translateEnglish('count.nights', { count })).toBe(text);
  });
});
