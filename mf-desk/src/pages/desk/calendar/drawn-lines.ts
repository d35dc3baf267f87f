/** A range of steps, without its end. */
export type Range = readonly [first: number, end: number];

/** The lines that are drawn, each with its blocks of nights: what is out of view may have those of before. */
export type DrawnLines = ReadonlyMap<number, Range>;

/** Lines out of view on each side that stay when nothing is scrolled any more. */
const kept = 12;

const isOf = (blocks: Range, drawn: Range | undefined): boolean =>
  drawn !== undefined && drawn[0] === blocks[0] && drawn[1] === blocks[1];

const distanceTo = ([first, end]: Range, line: number): number =>
  line < first ? first - line : Math.max(0, line - end + 1);

/** Lines that are drawn at once where some come into view: each drawing costs more than its lines. */
const atOnce = 10;

/**
 * With the lines that are near what is seen, and some more on the side to which it is scrolled; the same where all are drawn. Nothing is taken
 * away meanwhile.
 */
export function withNear(drawn: DrawnLines, near: Range, blocks: Range, all: number): DrawnLines {
  const linesOf = (first: number, end: number) =>
    Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  const missing = linesOf(...near).filter((line) => !isOf(blocks, drawn.get(line)));
  if (missing.length === 0) return drawn;
  const isScrolled = (line: number): boolean => drawn.size > 0 && !drawn.has(line);
  const before = isScrolled(near[0]) ? linesOf(Math.max(0, near[0] - atOnce), near[0]) : [];
  const behind = isScrolled(near[1] - 1) ? linesOf(near[1], Math.min(all, near[1] + atOnce)) : [];
  return new Map([...drawn, ...[...missing, ...before, ...behind].map((line) => [line, blocks] as const)]);
}

/** What stays when nothing is scrolled any more: the lines around those that are seen. The same where nothing else is there. */
export function atRest(drawn: DrawnLines, near: Range, blocks: Range, all: number): DrawnLines {
  const stay = [...drawn].filter(
    ([line, its]) => line < all && distanceTo(near, line) <= kept && isOf(blocks, its),
  );
  return stay.length === drawn.size ? drawn : new Map(stay);
}
