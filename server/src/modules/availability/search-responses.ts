import { LRUCache } from 'lru-cache';
import type { StayDate } from 'shared/contracts';
import type { Stay } from 'shared/domain';
import { cacheResponse, type CachedResponse } from '../../http/cached-response.ts';
import { fastEncodings } from '../../http/compression.ts';
import { createAskedAgain } from './asked-again.ts';
import { type ListedTypes, type SearchText, writeSearch } from './search-text.ts';
import type { PropertySnapshot } from './snapshot/index.ts';

interface Cached {
  readonly contentVersion: number;
  readonly today: StayDate;
  readonly text: SearchText;
  readonly listed: ListedTypes;
  /** The free rooms when the bytes were written: other counts need other bytes. */
  signature: string;
  bytes: CachedResponse;
}

export interface SearchMoment {
  readonly snapshot: Pick<PropertySnapshot, 'contentVersion' | 'stock'>;
  readonly stay: Stay;
  readonly today: StayDate;
  readonly isClosed: boolean;
}

/** Responses of searches: prices are encoded once for each version of the content, counts of free rooms are filled in as they change. */
export interface SearchResponses {
  /** `key` names everything that is asked; `encode` is called when the response is not cached. */
  readonly get: (key: string, moment: SearchMoment, encode: () => SearchText) => CachedResponse;
}

/** The share of what was asked once: some dozens of responses, so that a page that asks again at once finds its own. */
const shareOfNew = 1 / 64;

const createCache = (maximumBytes: number) =>
  new LRUCache<string, Cached>({
    maxSize: maximumBytes,
    // The pieces and the whole; the compressed form is small.
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes.size * 2.2) + key.length,
  });

/**
 * What is asked for the second time is cached for long. Most searches are asked once: cached like the others they would push these out, and each,
 * old by the time that it is forgotten, would be work for the long rounds of the garbage collector, in which every guest waits.
 */
export function createSearchResponses(maximumBytes: number): SearchResponses {
  const cached = createCache(maximumBytes);
  const fresh = createCache(maximumBytes * shareOfNew);
  const isAskedAgain = createAskedAgain();
  return {
    get(key, { snapshot, stay, today, isClosed }, encode) {
      const ofLong = cached.get(key);
      const found = ofLong ?? fresh.get(key);
      const isRight = found?.contentVersion === snapshot.contentVersion && found.today === today;
      const text = isRight ? found.text : encode();
      const free = new Map(text.countedIds.map((id) => [id, snapshot.stock.free(id, stay)]));
      const signature = `${String(isClosed)} ${[...free.values()].join()}`;
      if (isRight && found.signature === signature) {
        if (!ofLong) moveUp(key, found);
        return found.bytes;
      }
      const { listed, pieces } = writeSearch(text, free, isClosed, isRight ? found.listed : null);
      const bytes = cacheResponse(pieces, fastEncodings);
      const response = { contentVersion: snapshot.contentVersion, today, text, listed, signature, bytes };
      if (found || isAskedAgain(key)) moveUp(key, response);
      else fresh.set(key, response);
      return bytes;
    },
  };

  function moveUp(key: string, response: Cached): void {
    fresh.delete(key);
    cached.set(key, response);
  }
}
