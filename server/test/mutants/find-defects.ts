import { inParallel } from '../payment-stories/run-worker.ts';
import { copyTree } from './copy-tree.ts';
import { applyMutant, type Edit } from './mutant.ts';

/** A deliberate defect that a model must find. */
export interface ModelDefect extends Edit {
  readonly defect: string;
  readonly also?: readonly Edit[];
}

export interface Search {
  /** The first thing that was wrong; undefined when nothing was. */
  readonly violation: string | undefined;
  /** Where that was, such as `story 12`. */
  readonly where: string;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Breaks copies of the project in one place at a time, several copies at once, and says of each defect whether the model finds it. */
export async function findDefects<Defect extends ModelDefect>(
  { root, defects, lanes }: { root: string; defects: readonly Defect[]; lanes: number },
  search: (root: string, defect: Defect) => Promise<Search>,
): Promise<{ readonly defects: number; readonly found: number; readonly missed: readonly string[] }> {
  const trees = await Promise.all(Array.from({ length: lanes }, () => copyTree(root)));
  const missed: string[] = [];
  try {
    await inParallel(defects, lanes, async (defect, lane) => {
      const tree = trees[lane];
      if (!tree) return;
      const restore = await applyMutant(tree.root, defect);
      try {
        const since = Date.now();
        const { violation, where } = await search(tree.root, defect);
        if (violation === undefined) missed.push(defect.defect);
        const seconds = Math.round((Date.now() - since) / 1000);
        const found = violation?.split('\n')[0]?.replace(/^seed \d+: /, '') ?? 'not found';
        say(
          `${violation === undefined ? '✗' : '✓'} ${defect.defect} | ${where} | ${String(seconds)} s | ${found}`,
        );
      } finally {
        await restore();
      }
    });
  } finally {
    for (const tree of trees) await tree.remove();
  }
  return { defects: defects.length, found: defects.length - missed.length, missed };
}
