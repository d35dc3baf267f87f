import { randomInt, randomUUID } from 'node:crypto';

const part = (): number => randomInt(256);

/** Headers of a guest who books for the first time: limits count by address, so guests do not share one. */
export const newGuest = (): Record<string, string> => ({
  'idempotency-key': randomUUID(),
  'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
});
