import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { unsupportedCss, unsupportedScript } from './lint/web-platform.ts';

const root = join(import.meta.dirname, '..');
const { browserslist }: { browserslist: string[] } = createRequire(import.meta.url)('../package.json');

/** What runs in browsers; tests, development hosts and what draws pages on the server do not. */
const isShipped = (file: string): boolean =>
  /^(shared\/(?!testing\/|renderer\/)|shell\/src\/|mf-[^/]+\/(src|contracts)\/)/.test(file) &&
  !/\.test\.tsx?$|\/node_modules\/|\/test\//.test(file);

const inFolder = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }).filter(isShipped);

// pnpm lint:platform: pages use only what the oldest browsers of `browserslist` have.
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path)).config,
  ts.sys,
  root,
);
const found = [
  ...unsupportedScript(
    inFolder('{shared,shell,mf-*}/**/*.{ts,tsx}').map((file) => join(root, file)),
    { ...options, types: [] },
    browserslist,
  ),
  ...inFolder('{shared,shell,mf-*}/**/*.css').flatMap((file) =>
    unsupportedCss(file, readFileSync(join(root, file), 'utf8'), browserslist),
  ),
];
for (const line of found) console.error(line.replace(`${root}/`, ''));
if (found.length > 0) process.exit(1);
