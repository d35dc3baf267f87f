import { describe, expect, it } from 'vitest';
import { newGatewayReference } from './gateway-reference.ts';

describe('the name of a payment at its gateway', () => {
  it('is its own also where two hotels of one account have the same reference', () => {
    const [one, other] = [newGatewayReference('ABCD2345', 1), newGatewayReference('ABCD2345', 1)];
    expect(one).not.toBe(other);
    // What Paystack takes.
    expect(one).toMatch(/^ABCD2345-1-[\w.=-]+$/);
  });
});
