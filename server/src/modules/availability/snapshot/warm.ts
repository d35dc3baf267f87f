import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PropertySnapshots } from './property-snapshots.ts';

/**
 * Reads these hotels, those of all groups, one after another, so that the first search in a group need not read all of them.
 * Leaves half of the time to guests who come meanwhile; ends when the process does.
 */
export async function warmSnapshots(
  { logger }: { readonly logger: Logger },
  snapshots: PropertySnapshots,
  listHotels: () => Promise<readonly string[]>,
  isOver: () => boolean,
): Promise<void> {
  try {
    for (const propertyId of await listHotels()) {
      if (isOver()) return;
      const began = performance.now();
      await snapshots.find(propertyId);
      await pause(performance.now() - began);
    }
  } catch (error) {
    logger.warn({ err: error }, 'hotels of groups not read ahead');
  }
}
