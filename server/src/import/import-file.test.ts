import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import type { Tables } from '../db/schema.ts';
import { importFile } from './import-file.ts';

// Nothing is asked of it here.
const db = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('not used')) }),
});

describe('a file to import', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    [
      'in Latin-1',
      Buffer.from('{"Name":"H\u00f4tel"}', 'latin1'),
      'This file is not in UTF-8; save it in that encoding',
    ],
    ['that only opens', Buffer.from('['.repeat(100_000)), 'This is not JSON'],
    [
      'that is nested without end',
      Buffer.from(`{"Rates":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      'Rates[0][0]: This is nested more than 50 times',
    ],
    [
      'with a field that is none',
      Buffer.from('{"Property":{"Description":{"__proto__":"x","en":"A hotel"}}}'),
      'Property.Description.__proto__: This field is not known',
    ],
    [
      'of a group with a field that is none',
      Buffer.from('{"PropertyGroupCode":"QUAYS","Name":{"__proto__":{}}}'),
      'Name.__proto__: This field is not known',
    ],
    ['that is no JSON', Buffer.from('Dear hotel'), 'This is not JSON: line 1, column 1'],
    [
      'with a comma in a number',
      Buffer.from('{\n  "Rates": [\n    { "BaseRate": 95,00 }\n  ]\n}'),
      'line 3, column 22: a number has a point and no quotes: 95.00: { "BaseRate": 95,00 }',
    ],
    [
      'with a comma too many',
      Buffer.from('{\n  "RoomTypes": [],\n}'),
      'line 3, column 1: there is a comma too many',
    ],
    [
      'with a comma that is missing',
      Buffer.from('{\n  "FormatVersion": 1\n  "Property": {}\n}'),
      'line 3, column 3: a comma is missing before this: "Property": {}',
    ],
    [
      'with a key that stands twice',
      Buffer.from('{"Property":{"Address":{"City":"London","City":"Paris"}}}'),
      'Property.Address.City: This field is written twice',
    ],
    ['of more than anybody writes', Buffer.alloc(20_000_001, ' '), 'This file is larger than 20 MB'],
  ])('%s is refused in words', async (_what, bytes, words) => {
    const path = join(folder, 'hotel.json');
    await writeFile(path, bytes);
    const context = { db, clock: systemClock, releasesDir: folder, dryRun: true };
    await expect(importFile(context, path)).rejects.toThrow(words);
  });
});
