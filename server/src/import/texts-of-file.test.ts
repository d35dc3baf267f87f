import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { localShortText } from './local-text.ts';
import { placeTexts, readTexts, textWarnings, writeTexts } from './texts-of-file.ts';

const schema = z.object({
  Property: z.object({ Name: localShortText, TaxLabel: z.nullable(localShortText) }),
  Rooms: z.array(
    z.object({
      Name: localShortText,
      ImageUrls: z.array(z.union([z.string(), z.object({ Url: z.string(), Alt: localShortText })])),
    }),
  ),
});
const file = {
  Property: { Name: 'Skovfjord', TaxLabel: null },
  Rooms: [
    {
      Name: { en: 'Garden room', 'da-DK': 'Haveværelse' },
      ImageUrls: ['a.jpg', { Url: 'b.jpg', Alt: { 'da-DK': 'En seng' } }],
    },
  ],
};

it('reads every text in the first language that has it', () => {
  expect(readTexts(schema, file, ['en', 'da-DK']).plain).toEqual({
    Property: { Name: 'Skovfjord', TaxLabel: null },
    Rooms: [{ Name: 'Garden room', ImageUrls: ['a.jpg', { Url: 'b.jpg', Alt: 'En seng' }] }],
  });
});

it('writes what it read', () => {
  const read = readTexts(schema, file, ['en', 'da-DK']);
  const placed = placeTexts(read);
  expect(placed.get('rooms.0')).toEqual([
    { language: 'en', texts: { name: 'Garden room' } },
    { language: 'da-DK', texts: { name: 'Haveværelse', 'imageAlts.1': 'En seng' } },
  ]);
  expect(writeTexts(schema, read.plain, (part) => placed.get(part))).toEqual(file);
});

it('counts what is missing in each language and says where', () => {
  const warnings = textWarnings(readTexts(schema, file, ['en', 'da']), ['Languages']);
  expect(warnings.map(({ message }) => message)).toEqual([
    '1 of 3 texts are missing in “en”: Rooms[0].ImageUrls[1].Alt',
    '1 of 3 texts are missing in “da”: Property.Name',
  ]);
});

it('says nothing of a file in strings only that names no languages', () => {
  const read = readTexts(schema, { ...file, Rooms: [] }, undefined);
  expect([textWarnings(read, []), placeTexts(read).size]).toEqual([[], 0]);
});

it('takes en-GB for the first language of a file that names none, and refuses what is no language', () => {
  expect(readTexts(schema, file, undefined).languages).toEqual(['en-GB', 'en', 'da-DK']);
  const refused = { Property: { Name: { 'not a language': 'x' }, TaxLabel: null }, Rooms: [] };
  expect(schema.safeParse(refused).success).toBe(false);
  expect(localShortText.safeParse({}).success).toBe(false);
});
