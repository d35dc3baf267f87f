import type { Logger } from 'pino';
import { type LiveChange, liveChangeSchema, type LiveList, liveListKey } from 'shared/contracts/live';
import type { Stay } from 'shared/domain';
import * as z from 'zod/mini';
import type { PropertySnapshots, StockChange } from '../snapshot/index.ts';

/** Lists that open pages show, and the streams that hear when their rooms or prices change. */
export interface LiveLists {
  /** Gives back how to stop. */
  readonly listen: (lists: readonly LiveList[], tell: (event: string) => void) => () => void;
}

export interface LiveListsSettings {
  readonly logger: Logger;
  readonly snapshots: PropertySnapshots;
  /** The hotels of a group. */
  readonly membersOf: (propertyGroupId: string) => Promise<readonly string[]>;
}

/** One list, for all tabs that show it. */
interface Topic {
  readonly list: Omit<LiveList, 'ageMs'>;
  readonly listeners: Set<(event: string) => void>;
  propertyIds: readonly string[];
  readonly changed: Set<string>;
  timer: NodeJS.Timeout | null;
  toldAt: number;
}

/** A booking of several rooms, or several bookings of one statement, make one event. */
const gatherMs = 20;
/** Who reads a list need not hear of it more often. */
const atMostEveryMs = 1000;
/** A search takes about so much of a processor, with all that is around it. */
const searchMs = 2;
const longestSpreadMs = 60_000;
/** Changes before that are not remembered: an older list has to ask. */
const rememberedMs = 60_000;

const touches = (stay: Stay, nights: Stay | null): boolean =>
  nights === null || (nights.from < stay.to && nights.to > stay.from);

export function createLiveLists({ logger, snapshots, membersOf }: LiveListsSettings): LiveLists {
  const topics = new Map<string, Topic>();
  const topicsOf = new Map<string, Set<Topic>>();
  /** When a hotel last changed. */
  const changedAt = new Map<string, number>();
  const startedAt = performance.now();

  const eventOf = ({ list, listeners }: Topic, propertyIds: Iterable<string>): string => {
    const { propertyId, propertyGroupId, dateFrom, dateTo } = list;
    const change: LiveChange = {
      propertyId,
      propertyGroupId,
      dateFrom,
      dateTo,
      propertyIds: [...propertyIds],
      spreadMs: Math.min(longestSpreadMs, listeners.size * searchMs),
    };
    return `event: list\ndata: ${JSON.stringify(z.encode(liveChangeSchema, change))}\n\n`;
  };

  function flush(topic: Topic): void {
    topic.timer = null;
    topic.toldAt = performance.now();
    const event = eventOf(topic, topic.changed);
    topic.changed.clear();
    for (const tell of topic.listeners) tell(event);
  }

  function mark(topic: Topic, propertyId: string): void {
    topic.changed.add(propertyId);
    const dueIn = Math.max(gatherMs, topic.toldAt + atMostEveryMs - performance.now());
    topic.timer ??= setTimeout(flush, dueIn, topic).unref();
  }

  snapshots.onChange(({ propertyId, nights }: StockChange) => {
    const now = performance.now();
    changedAt.set(propertyId, now);
    if (changedAt.size > 20_000)
      for (const [id, at] of changedAt) if (now - at > rememberedMs) changedAt.delete(id);
    for (const topic of topicsOf.get(propertyId) ?? []) {
      const { dateFrom: from, dateTo: to } = topic.list;
      if (touches({ from, to }, nights)) mark(topic, propertyId);
    }
  });

  function watch(topic: Topic, propertyIds: readonly string[]): void {
    topic.propertyIds = propertyIds;
    for (const id of propertyIds) {
      const watching = topicsOf.get(id) ?? new Set();
      watching.add(topic);
      topicsOf.set(id, watching);
    }
  }

  function forget(key: string, topic: Topic): void {
    if (topic.timer !== null) clearTimeout(topic.timer);
    topics.delete(key);
    for (const id of topic.propertyIds) {
      const watching = topicsOf.get(id);
      watching?.delete(topic);
      if (watching?.size === 0) topicsOf.delete(id);
    }
  }

  function open(key: string, list: LiveList): Topic {
    const topic: Topic = {
      list,
      listeners: new Set(),
      propertyIds: [],
      changed: new Set(),
      timer: null,
      toldAt: Number.NEGATIVE_INFINITY,
    };
    topics.set(key, topic);
    if (list.propertyId !== null) {
      watch(topic, [list.propertyId]);
      // Only a hotel in memory is watched.
      snapshots.find(list.propertyId).catch((error: unknown) => {
        logger.warn({ err: error }, 'hotel of a live list not read');
      });
    } else if (list.propertyGroupId !== null)
      membersOf(list.propertyGroupId).then(
        (propertyIds) => {
          if (topics.get(key) === topic) watch(topic, propertyIds);
        },
        (error: unknown) => {
          logger.warn({ err: error }, 'hotels of a live list not read');
        },
      );
    return topic;
  }

  /** Hotels that changed since the list was answered, or may have, where no list of them was watched. */
  function changedSince({ propertyIds }: Topic, ageMs: number): readonly string[] {
    const since = performance.now() - ageMs;
    if (ageMs > rememberedMs || since < startedAt) return propertyIds;
    return propertyIds.filter((id) => (changedAt.get(id) ?? Number.NEGATIVE_INFINITY) >= since);
  }

  return {
    listen(lists, tell) {
      const listening = lists.map((list) => {
        const key = liveListKey(list);
        const topic = topics.get(key) ?? open(key, list);
        topic.listeners.add(tell);
        const missed = changedSince(topic, list.ageMs);
        if (missed.length > 0) tell(eventOf(topic, missed));
        return { key, topic };
      });
      return () => {
        for (const { key, topic } of listening) {
          topic.listeners.delete(tell);
          if (topic.listeners.size === 0 && topics.get(key) === topic) forget(key, topic);
        }
      };
    },
  };
}
