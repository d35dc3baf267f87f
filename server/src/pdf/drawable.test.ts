import { describe, expect, it } from 'vitest';
import { drawable } from './drawable.ts';

describe('a text of a document', () => {
  it.each([
    ['as it is', 'Ada Byron, 1 Quay (rear)', 'Ada Byron, 1 Quay (rear)'],
    ['in a script that has a face', '김민수 דוד ไทย', '김민수 דוד ไทย'],
    ['without a symbol at its end', 'Ada 🏨', 'Ada'],
    ['without a symbol at its beginning', '🏨 Ada', 'Ada'],
    ['without symbols between words', 'Ada 🏨 🎉 Byron', 'Ada Byron'],
    ['without a symbol of several characters', 'Ada 👩🏽‍🚀 Byron 🇩🇰', 'Ada Byron'],
    ['without a symbol within a word', 'A🎉da', 'Ada'],
    ['without the ring around a digit', 'Room 1️⃣', 'Room 1️⃣'],
    ['without a symbol that begins an isolated part', 'Guest: \u2068🏨 Ada\u2069', 'Guest: \u2068Ada\u2069'],
    ['without a symbol that begins a line', 'The Quay\n🏨 London', 'The Quay\nLondon'],
    ['with the letter of any living script', 'გიორგი தமிழ் 🏨', 'გიორგი தமிழ்'],
    ['with letters put together', 'Jose\u0301', 'José'],
    ['with the plain form of a letter', 'ｶﾅ ﬁ 𝐀', 'カナ fi A'],
    ['with a letter that no face has, in Latin ones', 'ᬩᬮᬶ 🏨', 'bli'],
    ['with a letter that nothing is known of', 'Ada \u088f', 'Ada □'],
    ['as a neutral sign where there are symbols alone', '🏨 🎉', '–'],
    ['as a neutral sign where signs join symbols', '🏨 & 🎉', '–'],
    ['of signs that all have a face', '– & –', '– & –'],
  ])('is drawn %s', (_how, text, expected) => {
    expect(drawable(text)).toBe(expected);
  });
});
