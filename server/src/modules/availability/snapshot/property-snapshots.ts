import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { addDays, type Stay } from 'shared/domain';
import type { Db } from '../../../db/database.ts';
import type { AppDeps } from '../../../deps.ts';
import { missing } from '../../../http/errors.ts';
import { findPropertyId, listPropertyVersions, type PropertyVersions } from '../../property/index.ts';
import { loadSnapshot, loadStock } from './load-snapshot.ts';
import type { PropertySnapshot } from './property-snapshot.ts';
import type { ReadBehind } from './read-behind.ts';
import { snapshotInGuestTexts } from './snapshot-texts.ts';
import type { StockDelta } from './stock-calendar.ts';

export interface PropertySnapshots {
  /** By PropertyId or PropertyCode in any case (decisions 1); null when there is no such property. */
  readonly find: (idOrCode: string) => Promise<PropertySnapshot | null>;
  /** Throws 404 when there is no such property. */
  readonly require: (idOrCode: string) => Promise<PropertySnapshot>;
  /** Those of these hotels that are cached, by their ids. */
  readonly findCached: (propertyIds: readonly string[]) => Promise<Map<string, PropertySnapshot>>;
  /** Whether one more hotel can be cached without forgetting another soon. */
  readonly hasRoom: () => boolean;
  /** Prices or rules were found to be old. */
  readonly reload: (propertyId: string) => Promise<void>;
  /** This process has committed a change of stock, and `version` came of it: it is seen at once. */
  readonly changed: (propertyId: string, version: number, deltas: readonly StockDelta[]) => void;
  /** Reloads what has changed since, for cached properties. */
  readonly refresh: (versions: ReadonlyMap<string, PropertyVersions>) => Promise<void>;
  /** Calls `listener` with every change that this process learns of. */
  readonly onChange: (listener: (change: StockChange) => void) => void;
  /** Ids of the cached properties. */
  readonly cachedIds: () => string[];
  /** About how much memory they take. */
  readonly bytes: () => number;
}

/** A hotel has other rooms free, or other prices. */
export interface StockChange {
  readonly propertyId: string;
  /** On these nights, half-open; null where that is not known. */
  readonly nights: Stay | null;
}

/** For modules that work from the cached properties. */
export interface ServingDeps extends AppDeps {
  readonly snapshots: PropertySnapshots;
  /** Absent: hotels are cached when they are asked for by themselves. */
  readonly readBehind?: ReadBehind | undefined;
}

export interface SnapshotSettings {
  readonly db: Db;
  readonly logger: Logger;
  /**
   * `each-use` compares the version with the database whenever a snapshot is asked for; `notified` trusts `changed` and `refresh`, which the
   * watcher of a running server calls.
   */
  readonly freshness: 'each-use' | 'notified';
  /** The least recently used are forgotten beyond this; a gibibyte when absent. */
  readonly maximumBytes?: number;
}

interface CachedSnapshot {
  snapshot: PropertySnapshot;
  /** Changes of this process that came before the ones that they follow. */
  readonly early: Map<number, readonly StockDelta[]>;
  refreshing: Promise<void> | null;
}

/** Changes of one process arrive in nearly the order of their versions; a gap that stays belongs to another process. */
const gapMs = 20;

/** Beyond this share of the memory only what a guest waits for is read. */
const filled = 0.9;

/** Descriptions in one language, as they are stored and as they are answered. */
const textBytes = 20_000;

const bytesOf = ({ property, rates, stock }: PropertySnapshot): number => {
  const languages = property.content.languages?.length ?? 0;
  return rates.reduce((sum, rate) => sum + rate.bytes, stock.bytes + textBytes * (1 + 2 * languages));
};

function nightsOf(deltas: readonly StockDelta[]): Stay | null {
  const nights = deltas.map(({ night }) => night).toSorted();
  const [from, last] = [nights[0], nights.at(-1)];
  return from === undefined || last === undefined ? null : { from, to: addDays(last, 1) };
}

/** Snapshots of the properties that are asked for, cached and refreshed. */
export function createPropertySnapshots(settings: SnapshotSettings): PropertySnapshots {
  const { db, logger, maximumBytes = 2 ** 30 } = settings;
  // In the order of their use, the latest last.
  const cached = new Map<string, CachedSnapshot>();
  const loading = new Map<string, Promise<CachedSnapshot | null>>();
  const idsByName = new Map<string, string>();
  const listeners: ((change: StockChange) => void)[] = [];
  let bytes = 0;

  const tell = (change: StockChange): void => {
    for (const listener of listeners) listener(change);
  };

  function cache(propertyId: string, snapshot: PropertySnapshot): CachedSnapshot {
    forget(propertyId);
    const entry: CachedSnapshot = { snapshot, early: new Map(), refreshing: null };
    cached.set(propertyId, entry);
    bytes += bytesOf(snapshot);
    for (const oldest of cached.keys()) {
      if (bytes <= maximumBytes || oldest === propertyId) break;
      forget(oldest);
    }
    return entry;
  }

  function forget(propertyId: string): void {
    const entry = cached.get(propertyId);
    if (!entry) return;
    bytes -= bytesOf(entry.snapshot);
    cached.delete(propertyId);
  }

  /** Calls that come while it is read wait for the same reading. */
  function load(propertyId: string): Promise<CachedSnapshot | null> {
    const running = loading.get(propertyId);
    if (running) return running;
    const reading = loadSnapshot(db, propertyId)
      .then((snapshot) => {
        if (snapshot) return cache(propertyId, snapshot);
        forget(propertyId);
        return null;
      })
      .finally(() => loading.delete(propertyId));
    loading.set(propertyId, reading);
    return reading;
  }

  async function bringUpToDate(
    propertyId: string,
    entry: CachedSnapshot,
    now: PropertyVersions,
  ): Promise<void> {
    const { snapshot } = entry;
    if (now.contentVersion !== snapshot.contentVersion) {
      await load(propertyId);
      tell({ propertyId, nights: null });
    } else if (now.version > snapshot.version) {
      const { stock, version, contentVersion } = await loadStock(db, propertyId);
      if (contentVersion !== snapshot.contentVersion) {
        await load(propertyId);
        tell({ propertyId, nights: null });
      } else if (version >= entry.snapshot.version) {
        const nights = stock.nightsOther(entry.snapshot.stock);
        entry.snapshot = { ...entry.snapshot, stock, version };
        applyEarly(entry);
        if (nights !== null) tell({ propertyId, nights });
      }
    }
  }

  /** One refresh of a property at a time. */
  function refreshOne(propertyId: string, now: PropertyVersions): Promise<void> {
    const entry = cached.get(propertyId);
    if (!entry) return Promise.resolve();
    entry.refreshing ??= bringUpToDate(propertyId, entry, now).finally(() => {
      entry.refreshing = null;
    });
    return entry.refreshing;
  }

  function applyEarly(entry: CachedSnapshot): void {
    for (const version of entry.early.keys())
      if (version <= entry.snapshot.version) entry.early.delete(version);
    for (;;) {
      const next = entry.snapshot.version + 1;
      const deltas = entry.early.get(next);
      if (!deltas) return;
      entry.early.delete(next);
      entry.snapshot.stock.apply(deltas);
      entry.snapshot = { ...entry.snapshot, version: next };
    }
  }

  /** A change of another process is missing between those of this one: it is read from the rows. */
  async function closeGap(propertyId: string, entry: CachedSnapshot): Promise<void> {
    await pause(gapMs);
    if (entry.early.size === 0 || cached.get(propertyId) !== entry) return;
    await refreshOne(propertyId, {
      version: Math.max(...entry.early.keys()),
      contentVersion: entry.snapshot.contentVersion,
    });
  }

  async function current(propertyId: string): Promise<CachedSnapshot | null> {
    const entry = cached.get(propertyId) ?? (await load(propertyId));
    if (!entry) return null;
    if (settings.freshness === 'each-use') {
      const now = (await listPropertyVersions(db, [propertyId])).get(propertyId);
      if (!now) return load(propertyId);
      await refreshOne(propertyId, now);
    }
    const latest = cached.get(propertyId);
    if (!latest) return entry;
    cached.delete(propertyId);
    cached.set(propertyId, latest);
    return latest;
  }

  async function find(idOrCode: string): Promise<PropertySnapshot | null> {
    const name = idOrCode.toUpperCase();
    const known = cached.has(idOrCode) ? idOrCode : idsByName.get(name);
    const propertyId = known ?? (await findPropertyId(db, idOrCode));
    if (propertyId === null) return null;
    const entry = await current(propertyId);
    const isCode = entry?.snapshot.property.code.toUpperCase() === name;
    // Only names of cached properties: guessed ones take no memory.
    if (isCode) idsByName.set(name, propertyId);
    else idsByName.delete(name);
    const isRight = isCode || propertyId === idOrCode || known === undefined;
    return isRight ? (entry?.snapshot ?? null) : find(idOrCode);
  }

  const findSpoken = async (idOrCode: string) => {
    const snapshot = await find(idOrCode);
    return snapshot && snapshotInGuestTexts(snapshot);
  };

  return {
    find: findSpoken,
    async require(idOrCode) {
      const snapshot = await findSpoken(idOrCode);
      if (!snapshot) throw missing('property');
      return snapshot;
    },
    async findCached(propertyIds) {
      const found = new Map<string, PropertySnapshot>();
      for (const propertyId of propertyIds) {
        const entry = cached.has(propertyId) ? await current(propertyId) : null;
        if (entry) found.set(propertyId, snapshotInGuestTexts(entry.snapshot));
      }
      return found;
    },
    hasRoom: () => bytes < maximumBytes * filled,
    async reload(propertyId) {
      await load(propertyId);
    },
    changed(propertyId, version, deltas) {
      const nights = nightsOf(deltas);
      if (nights !== null) tell({ propertyId, nights });
      const entry = cached.get(propertyId);
      if (!entry || version <= entry.snapshot.version) return;
      entry.early.set(version, deltas);
      applyEarly(entry);
      if (entry.early.size === 0) return;
      closeGap(propertyId, entry).catch((error: unknown) => {
        logger.warn({ err: error, propertyId }, 'stock not read again');
      });
    },
    async refresh(versions) {
      await Promise.all(
        [...versions].map(async ([propertyId, now]) => {
          const seen = cached.get(propertyId)?.snapshot.version ?? now.version;
          // Mostly it is this process's own, committed and not told yet: that costs no reading.
          if (seen < now.version) await pause(gapMs);
          await refreshOne(propertyId, now);
        }),
      );
    },
    onChange(listener) {
      listeners.push(listener);
    },
    cachedIds: () => [...cached.keys()],
    bytes: () => bytes,
  };
}
