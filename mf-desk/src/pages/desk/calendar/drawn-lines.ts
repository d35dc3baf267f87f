/** A range of steps, without its end. */
export type Range = readonly [first: number, end: number];

/** The lines that are drawn, each with its blocks of nights: what is out of view may have those of before. */
export type DrawnLines = ReadonlyMap<number, Range>;

/** What is seen of the calendar, with a little around it, and how much there is in all. */
export interface Seen {
  readonly near: Range;
  readonly blocks: Range;
  readonly allLines: number;
  readonly allBlocks: number;
}

/** Lines out of view on each side that are there when nothing is scrolled any more: some screens. */
const kept = 40;

/** Lines that are drawn at once where some come into view: each drawing costs more than its lines. */
const atOnce = 10;

export const covers = (drawn: Range | undefined, blocks: Range): boolean =>
  drawn !== undefined && drawn[0] <= blocks[0] && drawn[1] >= blocks[1];

const distanceTo = ([first, end]: Range, line: number): number =>
  line < first ? first - line : Math.max(0, line - end + 1);

const linesOf = (first: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);

/**
 * With these blocks and one more on the side to which it is scrolled. What was drawn before stays: it is there when it is scrolled back. Blocks
 * that are far from those are drawn alone.
 */
export function widened(drawn: Range | undefined, [first, end]: Range, all: number): Range {
  if (drawn === undefined || drawn[0] > end || drawn[1] < first) return [first, end];
  return [
    first < drawn[0] ? Math.max(0, first - 1) : drawn[0],
    end > drawn[1] ? Math.min(all, end + 1) : drawn[1],
  ];
}

/**
 * With the lines that are near what is seen, and some more on the side to which it is scrolled; the same where all are drawn. Nothing is taken
 * away meanwhile.
 */
export function withNear(drawn: DrawnLines, { near, blocks, allLines, allBlocks }: Seen): DrawnLines {
  const missing = linesOf(...near).filter((line) => !covers(drawn.get(line), blocks));
  if (missing.length === 0) return drawn;
  const isScrolled = (line: number): boolean => drawn.size > 0 && !drawn.has(line);
  const before = isScrolled(near[0]) ? linesOf(Math.max(0, near[0] - atOnce), near[0]) : [];
  const behind = isScrolled(near[1] - 1) ? linesOf(near[1], Math.min(allLines, near[1] + atOnce)) : [];
  return new Map([
    ...drawn,
    ...[...missing, ...before, ...behind].map(
      (line) => [line, widened(drawn.get(line), blocks, allBlocks)] as const,
    ),
  ]);
}

/** Some of the lines around what is seen that are not drawn yet, the nearest first; the same where all are. */
function withMore(drawn: DrawnLines, { near, blocks, allLines }: Seen): DrawnLines {
  const around = linesOf(Math.max(0, near[0] - kept), Math.min(allLines, near[1] + kept));
  const more = around
    .filter((line) => !drawn.has(line))
    .toSorted((a, b) => distanceTo(near, a) - distanceTo(near, b))
    .slice(0, atOnce);
  return more.length === 0 ? drawn : new Map([...drawn, ...more.map((line) => [line, blocks] as const)]);
}

/** Blocks that a line may have beside those that are seen when nothing is scrolled any more. */
const spare = 12;

/** What stays of a range at rest. */
export const trimmed = (drawn: Range, blocks: Range): Range =>
  drawn[1] - drawn[0] > blocks[1] - blocks[0] + spare ? blocks : drawn;

/** A step to what is there when nothing is scrolled any more: the lines around those that are seen, with the nights that are. The same at its end. */
export function atRest(drawn: DrawnLines, seen: Seen): DrawnLines {
  const { near, blocks, allLines } = seen;
  const stay = [...drawn]
    .filter(([line, its]) => line < allLines && distanceTo(near, line) <= kept && covers(its, blocks))
    .map(([line, its]) => [line, trimmed(its, blocks)] as const);
  const isSame = stay.length === drawn.size && stay.every(([line, its]) => drawn.get(line) === its);
  return withMore(isSame ? drawn : new Map(stay), seen);
}
