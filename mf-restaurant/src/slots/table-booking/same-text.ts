/** Whether two plain values say the same: a question is not asked twice. */
export const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
