import { LRUCache } from 'lru-cache';
import type { StayDate } from 'shared/contracts';
import type { Stay } from 'shared/domain';
import { keepAnswer, type KeptAnswer } from '../../http/kept-answer.ts';
import { type ListedTypes, type SearchText, writeSearch } from './search-text.ts';
import type { PropertySnapshot } from './snapshot/index.ts';

interface Kept {
  readonly contentVersion: number;
  readonly today: StayDate;
  readonly text: SearchText;
  readonly listed: ListedTypes;
  /** What was free when the bytes were written; other counts, other bytes. */
  signature: string;
  bytes: KeptAnswer;
}

export interface SearchMoment {
  readonly snapshot: PropertySnapshot;
  readonly stay: Stay;
  readonly today: StayDate;
  readonly isClosed: boolean;
}

/** Answers of searches: prices are encoded once for each version of the content, counts of free rooms are filled in as they change. */
export interface SearchAnswers {
  /** `key` names everything that is asked; `encode` is called when the answer is not known. */
  readonly get: (key: string, moment: SearchMoment, encode: () => SearchText) => KeptAnswer;
}

export function createSearchAnswers(maximumBytes: number): SearchAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: maximumBytes,
    // The pieces beside the whole; compressed it is small.
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes.size * 2.2) + key.length,
  });
  return {
    get(key, { snapshot, stay, today, isClosed }, encode) {
      const found = kept.get(key);
      const isRight = found?.contentVersion === snapshot.contentVersion && found.today === today;
      const text = isRight ? found.text : encode();
      const free = new Map(text.countedIds.map((id) => [id, snapshot.stock.free(id, stay)]));
      const signature = `${String(isClosed)} ${[...free.values()].join()}`;
      if (isRight && found.signature === signature) return found.bytes;
      const { listed, pieces } = writeSearch(text, free, isClosed, isRight ? found.listed : null);
      const bytes = keepAnswer(pieces);
      kept.set(key, { contentVersion: snapshot.contentVersion, today, text, listed, signature, bytes });
      return bytes;
    },
  };
}
