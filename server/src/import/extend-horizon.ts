import { todayIn } from 'shared/domain';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { bumpContentVersion } from '../modules/property/index.ts';
import { divideStock, findLastNight } from '../modules/stock/index.ts';
import { horizonOf, lastOfHorizon } from './days.ts';
import { expandRates } from './expand-rates.ts';
import { expandAllotments, expandServiceStock, expandStock } from './expand-stock.ts';
import { loadPropertyFile } from './export-property.ts';
import { type Horizon, listHorizons, lockProperty } from './export-repository.ts';
import { horizonSchema } from './property-file.ts';
import { replaceRateNights, writeStock } from './stock-repository.ts';

async function extend(db: Db, code: string, clock: Clock): Promise<number> {
  const stored = await loadPropertyFile(db, code);
  if (!stored) return 0;
  const { propertyId, file } = stored;
  const today = todayIn(file.property.timeZone, clock.now());
  return inTransaction(db, async (tx) => {
    // Of two instances that do this at once, the second finds nothing left to make.
    await lockProperty(tx, propertyId);
    const lastNight = await findLastNight(tx, propertyId);
    const nights = horizonOf(today, file.horizonMonths).filter(
      (night) => lastNight === null || night > lastNight,
    );
    const [first] = nights;
    if (first === undefined) return 0;
    await replaceRateNights(tx, propertyId, first, expandRates(file, nights, today));
    const rooms = divideStock(expandStock(file, nights, today), expandAllotments(file, nights, today), []);
    await writeStock(tx, 'rooms', propertyId, rooms);
    await writeStock(tx, 'extras', propertyId, expandServiceStock(file.services, nights, new Set()));
    await bumpContentVersion(tx, propertyId);
    return nights.length;
  });
}

/** Whether nights have come within the horizon that have no prices yet; most have not, so this has to be cheap. */
const isShort = ({ timeZone, horizonMonths, lastNight }: Horizon, now: Date): boolean =>
  lastNight === null ||
  lastNight < lastOfHorizon(todayIn(timeZone, now), z.decode(horizonSchema, horizonMonths ?? undefined));

/**
 * Makes prices and stock of the nights that have come within a property's horizon since its import, by the same rules; touches no night that
 * exists. Returns how many nights were made over all properties.
 */
export async function extendHorizons(
  db: Db,
  clock: Clock,
  each: (code: string, work: () => Promise<void>) => Promise<unknown> = (_code, work) => work(),
): Promise<number> {
  let made = 0;
  const short = (await listHorizons(db)).filter((horizon) => isShort(horizon, clock.now()));
  for (const { code } of short) {
    await each(code, async () => {
      made += await extend(db, code, clock);
    });
  }
  return made;
}
