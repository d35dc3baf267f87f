import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from 'federation/build';

const guideFile = join(workspaceRoot, 'docs/runbooks/deploy.md');

/** A block of the guide that is run or written as it stands. */
export interface Block {
  /** `first`: on the machine that is set up; `drill`: on the one that the backup is restored to; `caddy`: on the first, instead of nginx. */
  readonly walk: 'first' | 'both' | 'drill' | 'caddy';
  /** The text is this file; or variables that are set in this file. Without either it is typed into a shell. */
  readonly file: string | null;
  readonly set: string | null;
  readonly text: string;
}

const fence = /^```(?:sh|ini) (?<marks>walk=\S+[^\n]*)\n(?<text>.*?)^```$/gms;
const walks = ['first', 'both', 'drill', 'caddy'] as const;

/** The marked blocks, in the guide's order. */
export function readBlocks(guide = readFileSync(guideFile, 'utf8')): readonly Block[] {
  return [...guide.matchAll(fence)].map(({ groups }) => {
    const marks = new Map(
      (groups?.['marks'] ?? '').split(' ').map((mark) => mark.split('=') as [string, string]),
    );
    const walk = walks.find((each) => each === marks.get('walk'));
    if (walk === undefined)
      throw new Error(`A block of the guide is for no machine: ${groups?.['marks'] ?? ''}`);
    return {
      walk,
      file: marks.get('file') ?? null,
      set: marks.get('set') ?? null,
      text: groups?.['text'] ?? '',
    };
  });
}

/** The text of the guide's file of this name. */
export function fileOf(blocks: readonly Block[], path: string): string {
  const block = blocks.find(({ file }) => file === path);
  if (block === undefined) throw new Error(`The guide has no ${path}`);
  return block.text;
}
