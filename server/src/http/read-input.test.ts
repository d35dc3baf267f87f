import fc from 'fast-check';
import * as contracts from 'shared/contracts';
import * as deskContracts from 'shared/contracts/desk';
import { wireValues } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sized } from '../../test/support/scope.ts';
import { readInput } from './read-input.ts';

const bodies: readonly { readonly name: string; readonly schema: z.ZodMiniType }[] = Object.entries({
  ...contracts,
  ...deskContracts,
}).flatMap(([name, value]) =>
  typeof value === 'object' && 'path' in value && 'body' in value ? [{ name, schema: value.body }] : [],
);

/** The value once for each text in it, with another value in the text's place. */
function withTexts(value: unknown, text: null | ''): unknown[] {
  if (typeof value === 'string') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    withTexts(field, text).map((changed) =>
      Array.isArray(value)
        ? value.map((item: unknown, index) => (String(index) === key ? changed : item))
        : { ...value, [key]: changed },
    ),
  );
}

const answer = (schema: z.ZodMiniType, body: unknown): unknown => {
  const result = readInput(schema, body);
  return result.success ? result.data : result.error.issues.map(({ path, code }) => ({ path, code }));
};

describe.each(bodies)('the body of $name', ({ schema }) => {
  it('takes null for a text as an empty one, unless null has a meaning of its own', () => {
    fc.assert(
      fc.property(wireValues(schema), (body) => {
        const empty = withTexts(body, '').map((each) => answer(schema, each));
        withTexts(body, null).forEach((each, index) => {
          const hasMeaning = z.safeDecode(schema, each).success;
          expect(hasMeaning || answer(schema, each)).toEqual(hasMeaning || empty[index]);
        });
      }),
      { numRuns: sized(10, 100) },
    );
  });
});
