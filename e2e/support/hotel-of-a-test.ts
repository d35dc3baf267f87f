import { importHotel, type HotelFile } from './changed-hotel.ts';
import { test } from './test.ts';

/** Imports HARBOUR's file as `change` makes it, under a code of its own, into the running site of the tests of a file. */
export function useHotel(code: string, change: (harbour: HotelFile) => object): void {
  test.beforeAll(({ site }) => importHotel(site.dataDir, (harbour) => ofCode(code, change(harbour))));
}

/** The same file under another code, so that HARBOUR stays as it is. */
export const ofCode = (code: string, file: object): object => ({
  ...file,
  PropertyId: null,
  Property: { ...Reflect.get(file, 'Property'), PropertyCode: code },
});
