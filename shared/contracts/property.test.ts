import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { aProperty } from '../testing/index.ts';
import { propertySchema } from './property.ts';

describe('a property', () => {
  it('without a currency and a telephone country has GBP and GB (product.md 3 and 9)', () => {
    const {
      Currency: _currency,
      DefaultPhoneCountryCode: _country,
      ...rest
    } = z.encode(propertySchema, aProperty());
    expect(z.decode(propertySchema, rest)).toMatchObject({ currency: 'GBP', defaultPhoneCountryCode: 'GB' });
  });
});
