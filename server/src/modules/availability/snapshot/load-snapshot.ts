import type { Db } from '../../../db/database.ts';
import { asStored } from '../../../language/index.ts';
import { findBookConfig, findProperty, readPropertyVersions } from '../../property/index.ts';
import { listRoomConfigurations } from '../../room-type-configuration/index.ts';
import { listLimitedServiceIds, listServices } from '../../service/index.ts';
import {
  listAllFree,
  listAllotments,
  listCompanies,
  listPromoCodes,
  listRatePlans,
  listRoomTypes,
} from '../repository.ts';
import type { PropertySnapshot } from './property-snapshot.ts';
import { readRateCalendars } from './read-rate-calendars.ts';
import { createStockCalendar, type StockCalendar } from './stock-calendar.ts';

/** Reads all rows of one moment: a concurrent change is in none of them, nor in the versions. */
export const atOneMoment = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** A property's snapshot from its rows, with its texts in all languages (`snapshotInGuestTexts`); null when no property has this id. */
export const loadSnapshot = (db: Db, propertyId: string): Promise<PropertySnapshot | null> =>
  asStored(() => atOneMoment(db, (tx) => readSnapshot(tx, propertyId)));

async function readSnapshot(tx: Db, propertyId: string): Promise<PropertySnapshot | null> {
  const property = await findProperty(tx, propertyId);
  const config = property && (await findBookConfig(tx, propertyId));
  if (!property || !config) return null;
  // One after another: a transaction has one connection.
  const versions = await readPropertyVersions(tx, propertyId);
  const roomTypes = await listRoomTypes(tx, propertyId);
  const ratePlans = await listRatePlans(tx, propertyId);
  return {
    ...versions,
    property,
    config,
    roomTypes,
    ratePlans,
    promoCodes: await listPromoCodes(tx, propertyId),
    services: await listServices(tx, propertyId),
    limitedServiceIds: await listLimitedServiceIds(tx, propertyId),
    configurations: await listRoomConfigurations(tx, propertyId),
    companies: await listCompanies(tx, propertyId),
    rates: await readRateCalendars(tx, propertyId),
    allotments: await listAllotments(tx, propertyId),
    stock: createStockCalendar(await listAllFree(tx, propertyId)),
  };
}

export interface LoadedStock {
  readonly version: number;
  readonly contentVersion: number;
  readonly stock: StockCalendar;
}

/** What is free, with the versions of the same moment. */
export const loadStock = (db: Db, propertyId: string): Promise<LoadedStock> =>
  atOneMoment(db, async (tx) => ({
    ...(await readPropertyVersions(tx, propertyId)),
    stock: createStockCalendar(await listAllFree(tx, propertyId)),
  }));
