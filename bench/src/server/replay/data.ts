import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from 'federation/build';

/** Null when the data is not there; the project does not need it to run. */
export const readData = (): Promise<string | null> =>
  readFile(join(workspaceRoot, '../shared/data/hotel_bookings.csv'), 'utf8').catch(() => null);
