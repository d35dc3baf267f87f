import { startWithHotel, type HotelFile } from './changed-hotel.ts';
import { preparedVariable } from './global-setup.ts';
import type { Site } from './site.ts';
import { test } from './test.ts';

/** A site of its own for the tests of a `describe`, with HARBOUR's file as `change` makes it beside the others; gives its address. */
export function useSiteWithHotel(change: (harbour: HotelFile) => object): () => string {
  let site: Site | null = null;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const prepared = process.env[preparedVariable];
    if (prepared === undefined) throw new Error('The global setup has prepared nothing.');
    site = await startWithHotel(prepared, change);
  });
  test.afterAll(() => site?.stop());
  return () => site?.url ?? '';
}
