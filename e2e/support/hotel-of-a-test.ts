import { startWithHotel, type HotelFile } from './changed-hotel.ts';
import type { Site } from './site.ts';
import { test } from './test.ts';

/** A site of its own for the tests of a `describe`, with HARBOUR's file as `change` makes it beside the others; gives its address. */
export function useSiteWithHotel(change: (harbour: HotelFile) => object): () => string {
  let site: Site | null = null;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await startWithHotel(change);
  });
  test.afterAll(() => site?.stop());
  return () => site?.url ?? '';
}
