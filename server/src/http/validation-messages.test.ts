import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { useValidationMessages } from './validation-messages.ts';

describe('what is said of a number that does not fit', () => {
  it('writes a year as a year, and an amount as an amount', () => {
    useValidationMessages();
    const schema = z.object({
      CardDetails: z.object({ ExpiryYear: z.int().check(z.minimum(2000), z.maximum(2100)) }),
      Amount: z.number().check(z.maximum(2000)),
    });
    const messagesOf = (year: number) =>
      z
        .safeParse(schema, { CardDetails: { ExpiryYear: year }, Amount: 9000 })
        .error?.issues.map(({ message }) => message);
    expect(messagesOf(28)).toEqual(['This has to be 2000 or more.', 'This has to be 2,000 or less.']);
    expect(messagesOf(9999)).toEqual(['This has to be 2100 or less.', 'This has to be 2,000 or less.']);
  });
});
