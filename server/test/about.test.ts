import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from '../src/import/check-file.ts';
import { exportProperty } from '../src/import/export-property.ts';
import { importProperty } from './support/import.ts';
import { parseFile } from '../src/import/parse-file.ts';
import { propertyFileSchema } from '../src/import/property-file.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { propertyFile } from './support/property-file.ts';

const hotel = { Latitude: 51.5042, Longitude: -0.0737 };
const bridge = { Name: 'Tower Bridge', Kind: 'Sight', Latitude: 51.5055, Longitude: -0.0754 };
const about = {
  Title: 'A customs house',
  Paragraphs: ['The clock is four minutes slow.'],
  Facilities: [{ Name: 'Wellness', Icon: 'star', Items: ['Pool'] }],
  Places: [{ ...bridge, Name: 'Borough Market', Kind: 'Food', WalkingMinutes: 20 }, bridge],
  Questions: [{ Question: 'Is there a pool?', Answer: 'Yes.' }],
};

function fileWith(told: object | null): object {
  const { Property, ...file } = propertyFile();
  return {
    ...file,
    Property: { ...Property, Address: { ...Property.Address, ...hotel } },
    ...(told === null ? {} : { About: told }),
  };
}

function problemsOf(told: object): string[] {
  const parsed = parseFile(propertyFileSchema, fileWith(told));
  return parsed.kind === 'valid' ? checkFile(parsed.value).map(({ path }) => path) : ['not parsed'];
}

describe('what a hotel says of itself', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const bring = (file: object) =>
    importProperty(
      {
        db: server.deps.db,
        clock: server.deps.clock,
        releasesDir: server.deps.env.releasesDir,
        dryRun: false,
      },
      'property.json',
      file,
    );
  const ask = async (path: string) => (await server.app.inject({ method: 'GET', url: path })).json<unknown>();

  it('is answered by a call of its own, places nearest first with their minutes on foot', async () => {
    await bring(fileWith(about));
    expect(await ask('/api/Property/About?propertyId=test&languageCode=en')).toMatchObject({
      Title: 'A customs house',
      Facilities: [{ Name: 'Wellness', Icon: 'star', Items: ['Pool'] }],
      Places: [
        { Name: 'Tower Bridge', WalkingMinutes: 4 },
        { Name: 'Borough Market', WalkingMinutes: 20 },
      ],
      Questions: [{ Question: 'Is there a pool?', Answer: 'Yes.' }],
    });
    expect(await ask('/api/Property/test')).toMatchObject({ HasAbout: true });
    expect(await exportProperty(server.deps.db, 'test')).toMatchObject({
      About: { Title: 'A customs house' },
    });
  });

  it('is told in the language that is asked for, and says what it has in another one only', async () => {
    const both = (english: string, danish: string) => ({ 'en-GB': english, da: danish });
    await bring(
      fileWith({
        Title: both('A customs house', 'En toldbod'),
        Paragraphs: ['The clock is four minutes slow.'],
        Facilities: [{ Name: both('Wellness', 'Velvære'), Items: [both('Pool', 'Bassin'), 'Sauna'] }],
        Places: [{ ...bridge, Name: 'Tower Bridge' }],
        Policies: { Pets: both('Dogs are welcome.', 'Hunde er velkomne.'), Smoking: 'Outside.' },
        Questions: [{ Question: both('Is there a pool?', 'Er der et bassin?'), Answer: both('Yes.', 'Ja.') }],
      }),
    );
    const address = '/api/Property/About?propertyId=test&languageCode=da';
    const headers = { 'accept-language': 'da' };
    const told = (await server.app.inject({ url: address, headers })).json<unknown>();
    expect(told).toMatchObject({
      Title: 'En toldbod',
      TextLanguages: { Paragraphs: 'en-GB' },
      Facilities: [{ Name: 'Velvære', Items: ['Bassin', 'Sauna'], TextLanguages: { 'Items.1': 'en-GB' } }],
      Places: [{ Name: 'Tower Bridge', TextLanguages: { Name: 'en-GB' } }],
      Policies: { Pets: 'Hunde er velkomne.', TextLanguages: { Smoking: 'en-GB' } },
    });
    expect(told).toHaveProperty('Questions', [{ Question: 'Er der et bassin?', Answer: 'Ja.' }]);
    expect(await ask('/api/Property/About?propertyId=test')).toMatchObject({ Title: 'A customs house' });
    expect(await exportProperty(server.deps.db, 'test')).toMatchObject({
      Property: { Languages: ['en-GB', 'da'] },
      About: {
        Title: both('A customs house', 'En toldbod'),
        Paragraphs: ['The clock is four minutes slow.'],
      },
    });
    expect(await ask('/api/Property/test')).toMatchObject({ Languages: ['en-GB', 'da'] });
  });

  it('is empty where it says nothing, and unknown hotels are not there', async () => {
    await bring(fileWith(null));
    expect(await ask('/api/Property/About?propertyId=test')).toMatchObject({ Title: null, Places: [] });
    expect(await ask('/api/Property/test')).not.toHaveProperty('HasAbout');
    const { statusCode } = await server.app.inject({
      method: 'GET',
      url: '/api/Property/About?propertyId=nowhere',
    });
    expect(statusCode).toBe(404);
  });

  it.each([
    [
      'an unknown icon',
      { Facilities: [{ Name: 'A', Icon: 'rocket', Items: ['B'] }] },
      'About.Facilities[0].Icon',
    ],
    ['a latitude that no map has', { Places: [{ ...bridge, Latitude: 151 }] }, 'About.Places[0].Latitude'],
    ['a place too far to walk to', { Places: [{ ...bridge, Latitude: 51.6 }] }, 'About.Places[0]'],
  ])('%s is refused with its place in the file', (_case, told, path) => {
    expect(problemsOf(told)).toEqual([path]);
  });

  it('has nothing against what fits', () => {
    expect(problemsOf(about)).toEqual([]);
  });
});
