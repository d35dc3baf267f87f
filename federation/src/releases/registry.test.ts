import { expect, it } from 'vitest';
import { parseRegistry } from './registry.ts';

it.each(['{"broken', '{}', 'null'])('a damaged registry (%s) is named, with what can be done', (text) => {
  expect(() => parseRegistry(text, '/data/releases/registry.json')).toThrow(
    /^\/data\/releases\/registry\.json cannot be read\. Put a copy of it back/,
  );
});
