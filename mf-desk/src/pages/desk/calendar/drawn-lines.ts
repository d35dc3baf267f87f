/** A range of steps, without its end. */
export type Range = readonly [first: number, end: number];

/** The lines that are drawn, each with its blocks of nights: what is out of view may have those of before. */
export type DrawnLines = ReadonlyMap<number, Range>;

/** Lines out of view on each side that are drawn while nothing is scrolled, and those that are taken away. */
const ahead = 40;
const furthest = 70;
/** Lines that are drawn at a time while nothing is scrolled: a press in between waits no longer than for these. */
const atATime = 2;

const isOf = (blocks: Range, drawn: Range | undefined): boolean =>
  drawn !== undefined && drawn[0] === blocks[0] && drawn[1] === blocks[1];

const distanceTo = ([first, end]: Range, line: number): number =>
  line < first ? first - line : Math.max(0, line - end + 1);

/** With the lines that are near what is seen; the same where they are drawn. Nothing is taken away while it is scrolled. */
export function withNear(drawn: DrawnLines, near: Range, blocks: Range): DrawnLines {
  const missing: number[] = [];
  for (let line = near[0]; line < near[1]; line += 1) if (!isOf(blocks, drawn.get(line))) missing.push(line);
  if (missing.length === 0) return drawn;
  return new Map([...drawn, ...missing.map((line) => [line, blocks] as const)]);
}

/** A step towards what is drawn at rest: some more lines around those that are seen, the nearest first. The same where all are. */
export function nextAtRest(drawn: DrawnLines, near: Range, blocks: Range, all: number): DrawnLines {
  const from = Math.max(0, near[0] - ahead);
  const wanted = Array.from({ length: Math.min(all, near[1] + ahead) - from }, (_, index) => from + index);
  const missing = wanted
    .filter((line) => !isOf(blocks, drawn.get(line)))
    .toSorted((a, b) => distanceTo(near, a) - distanceTo(near, b));
  const kept = [...drawn].filter(([line]) => line < all && distanceTo(near, line) <= furthest);
  if (missing.length === 0 && kept.length === drawn.size) return drawn;
  return new Map([...kept, ...missing.slice(0, atATime).map((line) => [line, blocks] as const)]);
}
