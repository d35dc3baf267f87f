import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../build/workspace.ts';

const { browserslist }: { readonly browserslist: string[] } = JSON.parse(
  readFileSync(join(workspaceRoot, 'package.json'), 'utf8'),
);

/**
 * The oldest browsers that scripts and style sheets are built for (docs/decisions/0122). All of them have logical
 * properties: for older ones each became five rules, chosen by a list of languages instead of by the page's direction.
 */
export const browserTargets = browserslist;
