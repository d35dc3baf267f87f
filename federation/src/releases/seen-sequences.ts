import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Sequences } from './signed-registry.ts';

/** The newest switch of each name that was seen at a place: an older one means that an old registry was put back. */
export interface SeenSequences {
  readonly at: (place: string) => Sequences;
  readonly remember: (place: string, sequences: Sequences) => void;
}

type Places = Record<string, Record<string, number>>;
const placesSchema = z.record(z.string(), z.record(z.string(), z.number()));

function merge(places: Places, place: string, sequences: Sequences): Places {
  const known = places[place] ?? {};
  const newest = Object.entries(sequences).map(([name, sequence]) => [
    name,
    Math.max(sequence, known[name] ?? 0),
  ]);
  return { ...places, [place]: { ...known, ...Object.fromEntries(newest) } };
}

/** In memory: forgotten with the process. */
export function seenInMemory(): SeenSequences {
  let places: Places = {};
  return {
    at: (place) => places[place] ?? {},
    remember(place, sequences) {
      places = merge(places, place, sequences);
    },
  };
}

/** In a file outside of the store, so that it outlives the process. Where the file cannot be written, in memory. */
export function seenInFile(path: string): SeenSequences {
  const own = seenInMemory();
  function read(): Places {
    try {
      return placesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    } catch {
      return {};
    }
  }
  const at = (place: string): Sequences => merge(read(), place, own.at(place))[place] ?? {};
  return {
    at,
    remember(place, sequences) {
      const known = at(place);
      own.remember(place, sequences);
      if (Object.entries(sequences).every(([name, sequence]) => known[name] === sequence)) return;
      const temporary = `${path}.${process.pid}.tmp`;
      try {
        writeFileSync(temporary, `${JSON.stringify(merge(read(), place, sequences), null, 2)}\n`);
        renameSync(temporary, path);
      } catch {
        // A disk that is full or read-only: this process still knows.
      }
    },
  };
}
