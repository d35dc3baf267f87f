import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newRowId } from './row-id.ts';

describe('ids of rows', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are UUIDs of version 7 that say when they were made', () => {
    // The example of RFC 9562, appendix A.6.
    vi.setSystemTime(0x017f22e279b0);
    expect(newRowId()).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('follow the time in which they were made, and are never the same', () => {
    const ids = Array.from({ length: 100 }, (_, index) => {
      vi.setSystemTime(1_790_000_000_000 + index);
      return newRowId();
    });
    expect(ids.toSorted()).toEqual(ids);
    vi.setSystemTime(1_790_000_000_000);
    expect(new Set([...ids, newRowId()]).size).toBe(101);
  });
});
