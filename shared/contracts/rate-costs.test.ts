import { describe, expect, it } from 'vitest';
import { originalCosts, rateCosts } from './rate-costs.ts';
import { rateSchema } from './room-type.ts';
import { wireObject } from './wire.ts';
import * as z from 'zod/mini';

describe('the table of costs', () => {
  it.each(rateCosts)('$key is the name inside of what is $wire on the wire', ({ key, wire }) => {
    const schema = wireObject({ [wire]: z.number() });
    expect(z.decode(schema, { [wire]: 1 })).toEqual({ [key]: 1 });
  });

  it.each(['key', 'wire', 'column', 'line'] as const)('has each %s once', (name) => {
    expect(new Set(rateCosts.map((cost) => cost[name])).size).toBe(rateCosts.length);
  });

  it('is in the contract of a rate, with what each cost was before a promotion', () => {
    const fields = Object.keys(rateSchema._zod.def.in._zod.def.shape);
    const names = [...rateCosts, ...originalCosts].map(({ wire }) => wire);
    expect(fields.filter((field) => (names as readonly string[]).includes(field))).toEqual(names);
  });
});
