const keysOf = (source: string): string[] =>
  [...source.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key);

/** What a catalogue's source lacks of another's: its keys, as sentences. A file that is not there is null. */
export function missingWords(complete: string, source: string | null): string[] {
  if (source === null) return ['the file is missing'];
  const there = new Set(keysOf(source));
  return keysOf(complete)
    .filter((key) => !there.has(key))
    .map((key) => `${key} is missing`);
}
