import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId } from './ids.ts';

it('makes UUIDs that do not repeat', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(ids.every((id) => z.safeParse(z.uuidv4(), id).success)).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
