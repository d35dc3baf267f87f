import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compile, workspaceRoot } from 'federation/build';
import { startProxy, type Proxy } from '../proxy.ts';
import { withoutScripts } from '../html-only.ts';
import { pressedText } from './text.ts';

const outDir = join(workspaceRoot, 'bench/.out/floor');
const path = '/floor';

async function buildScript(): Promise<Buffer> {
  await rm(outDir, { recursive: true, force: true });
  await compile({
    name: 'floor',
    mode: 'production',
    context: import.meta.dirname,
    target: 'browserslist:chrome >= 111',
    entry: { floor: './main.ts' },
    output: { path: outDir, filename: '[name].js' },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          use: {
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: 'chrome >= 111' } },
          },
        },
      ],
    },
    performance: false,
  });
  return brotliCompressSync(await readFile(join(outDir, 'floor.js')));
}

/** The head and the hero of a real page, one button, and one script. */
function floorHtml(html: string): string {
  const head = /<head>.*<\/head>/s.exec(withoutScripts(html))?.[0];
  const hero = /<section class="hero">.*?<\/section>/s.exec(html)?.[0];
  if (head === undefined || hero === undefined) throw new Error('The page has no hero to take.');
  const plainHead = head.replace(/<link rel="expect"[^>]*>/, '');
  const button = `<button class="btn btn--primary" type="button">${pressedText(0, path)}</button>`;
  return `<!doctype html><html lang="en-GB">${plainHead}<body><div id="root"><div>${hero}</div>${button}</div><script src="/floor.js" defer></script></body></html>`;
}

export interface FloorSite {
  /** Of the page itself. */
  readonly url: string;
  readonly stop: Proxy['stop'];
}

/**
 * The least that a page of this kind can cost: the hero of `page` (a whole address of `site`) in its own styles, and one button that React, the
 * router, effector and the federation runtime take over.
 */
export async function startFloorSite(site: string, page: string): Promise<FloorSite> {
  const script = await buildScript();
  const answer = await fetch(page, { headers: { accept: 'text/html' } });
  const html = brotliCompressSync(floorHtml(await answer.text()));
  const send = (type: string, body: Buffer) => ({
    headers: { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' },
    body,
  });
  const own = new Map([
    [path, send('text/html; charset=utf-8', html)],
    ['/floor.js', send('text/javascript; charset=utf-8', script)],
  ]);
  const proxy = await startProxy(site, (address) => own.get(address) ?? null);
  return { url: `${proxy.url}${path}`, stop: proxy.stop };
}
