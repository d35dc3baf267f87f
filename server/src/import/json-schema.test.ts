import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { jsonSchemaText } from './json-schema.ts';

it('the checked-in JSON schema is current (pnpm property schema --out docs/property-file.schema.json)', async () => {
  const file = new URL('../../../docs/property-file.schema.json', import.meta.url);
  expect(await readFile(file, 'utf8')).toBe(jsonSchemaText());
});
