import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { orNull, wireObject } from './wire.ts';

const guest = wireObject({ FirstName: z.string(), NickName: orNull(z.string()) });
const booking = wireObject({
  PONumber: z.string(),
  Guests: z.array(guest),
  PricePerId: z.record(z.string(), z.number()),
  Note: z.optional(z.string()),
});

const wire = { PONumber: 'PO-1', Guests: [{ FirstName: 'Ada', NickName: null }], PricePerId: { Double: 1 } };
const entity = {
  poNumber: 'PO-1',
  guests: [{ firstName: 'Ada', nickName: null }],
  pricePerId: { Double: 1 },
};

describe('an object on the wire', () => {
  it('is camelCase inside, at every depth, while keys that are ids stay', () => {
    expect(z.decode(booking, wire)).toEqual(entity);
  });

  it('is PascalCase again when it is sent', () => {
    expect(z.encode(booking, entity)).toEqual(wire);
  });

  it('gives null for a field that may be missing', () => {
    expect(z.decode(guest, { FirstName: 'Ada' })).toEqual({ firstName: 'Ada', nickName: null });
  });

  it('leaves out an optional field that is not there', () => {
    expect(Object.keys(z.decode(booking, wire))).not.toContain('note');
  });

  it('drops fields that the contract does not name', () => {
    expect(z.decode(guest, { FirstName: 'Ada', NickName: null, Admin: true } as never)).toEqual({
      firstName: 'Ada',
      nickName: null,
    });
  });

  it('says a wrong value by its path on the wire', () => {
    const result = z.safeDecode(booking, { ...wire, Guests: [{ FirstName: 7 as never, NickName: null }] });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([['Guests', 0, 'FirstName']]);
  });

  it('refuses an entity that the wire would not take', () => {
    const result = z.safeEncode(booking, { ...entity, poNumber: 7 as never });
    expect(result.success).toBe(false);
  });
});
