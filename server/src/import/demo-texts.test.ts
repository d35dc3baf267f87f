import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { groupFileSchema, propertyFileSchema } from './property-file.ts';
import { readTexts, textWarnings } from './texts-of-file.ts';

interface DemoFile {
  readonly Property?: { readonly Languages: string[] };
  readonly Languages?: string[];
  readonly About?: { readonly Title: unknown };
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
    expect(gapsIn(propertyFileSchema, file)).toEqual([]);
  });

  it.each(groups)('%s has every one in all of its languages', (name) => {
    const file = read(name);
    expect(file.Languages?.length).toBeGreaterThan(1);
    expect(gapsIn(groupFileSchema, file)).toEqual([]);
  });

  it('are missed where what a hotel says of itself is in one language only', () => {
    const file = read('fjord/property.json');
    const inEnglish = { ...file, About: { ...file.About, Title: 'Two black gables and a red one' } };
    expect(gapsIn(propertyFileSchema, inEnglish)).toEqual([
      expect.stringMatching(/^1 of \d+ texts are missing in “da”: About\.Title$/),
    ]);
  });
});
