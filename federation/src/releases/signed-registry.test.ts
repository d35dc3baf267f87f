import { registrySchema } from 'shared/contracts';
import { expect, it } from 'vitest';
import { parseStored } from './signed-registry.ts';

it.each(['{"broken', '{}', 'null'])('a damaged registry (%s) is named, with what can be done', (text) => {
  expect(() => parseStored(text, '/data/releases')).toThrow(
    /^\/data\/releases\/registry\.json cannot be read\. Put a copy of it back/,
  );
});

it('every part of a registry is in what is signed: one that comes has to be put into the switch of its name', () => {
  expect(Object.keys(registrySchema.shape).sort()).toEqual([
    'absent',
    'pins',
    'remotes',
    'schemaVersion',
    'shell',
  ]);
});
