import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { groupFileSchema, propertyFileSchema } from './property-file.ts';
import { readTexts, textWarnings } from './texts-of-file.ts';

interface DemoFile {
  readonly Property?: { readonly Languages: string[] };
  readonly Languages?: string[];
  readonly About?: {
    readonly Title: unknown;
    readonly Facilities?: readonly { readonly Items: readonly unknown[] }[];
    readonly Policies?: { readonly Breakfast?: unknown };
  };
  readonly Services?: readonly { readonly ServiceDescription: unknown }[];
}

const demo = join(import.meta.dirname, '../../demo');
const read = (name: string): DemoFile => JSON.parse(readFileSync(join(demo, name), 'utf8')) as DemoFile;
const gapsIn = (schema: ZodMiniType, file: DemoFile): string[] =>
  textWarnings(readTexts(schema, file, file.Property?.Languages ?? file.Languages), []).map(
    ({ message }) => message,
  );

const files = readdirSync(demo, { recursive: true, encoding: 'utf8' });
const hotels = files.filter((name) => name.endsWith('property.json'));
const groups = files.filter((name) => name.endsWith('group.json'));

describe('the texts of the demonstration hotels', () => {
  it.each(hotels)('%s has every one in all of its languages, with what it says of itself', (name) => {
    const file = read(name);
    expect(file).toHaveProperty('About.Title');
    expect(file.Property?.Languages).toContain('de');
    expect(gapsIn(propertyFileSchema, file)).toEqual([]);
  });

  it.each(groups)('%s has every one in all of its languages', (name) => {
    const file = read(name);
    expect(file.Languages?.length).toBeGreaterThan(1);
    expect(gapsIn(groupFileSchema, file)).toEqual([]);
  });

  it.each([
    ['fjord', 'en-GB', 'half past seven to eleven'],
    ['fjord', 'da', 'halv otte til elleve'],
    ['fjord', 'de', 'halb acht bis elf'],
    ['harbour', 'en-GB', '06:30 to 10:30'],
    ['harbour', 'da', '6.30 til 10.30'],
    ['harbour', 'ar', '6:30 إلى 10:30'],
    ['sarria', 'en-GB', 'eight to eleven'],
    ['sarria', 'es', 'ocho a once'],
    ['sarria', 'de', 'acht bis elf'],
    ['lagoon', 'en-GB', 'until eleven'],
    ['lagoon', 'de', 'bis elf'],
  ])('%s serves breakfast at the same hours wherever it says so, in %s', (hotel, language, hours) => {
    const { About, Services = [] } = read(`${hotel}/property.json`);
    const said = (text: unknown): string =>
      typeof text === 'string' ? text : String((text as Readonly<Record<string, string>>)[language]);
    const extras = Services.map(({ ServiceDescription }) => said(ServiceDescription));
    const facilities = (About?.Facilities ?? []).flatMap(({ Items }) => Items.map(said));
    expect(said(About?.Policies?.Breakfast)).toContain(hours);
    for (const texts of [extras, facilities])
      expect(texts.filter((each) => each.includes(hours))).toHaveLength(1);
  });

  it('are missed where what a hotel says of itself is in one language only', () => {
    const file = read('fjord/property.json');
    const inEnglish = { ...file, About: { ...file.About, Title: 'Two black gables and a red one' } };
    expect(gapsIn(propertyFileSchema, inEnglish)).toEqual(
      ['da', 'de'].map((language) =>
        expect.stringMatching(
          new RegExp(`^1 of \\d+ texts are missing in “${language}”: About\\.Title$`, 'u'),
        ),
      ),
    );
  });
});
