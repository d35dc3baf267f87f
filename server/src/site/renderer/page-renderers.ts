import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { integrityOf } from 'federation/releases';
import { LRUCache } from 'lru-cache';
import type { ReleaseAsset } from 'shared/contracts';
import { type WorkerResponse, type WorkerStart, workerProgram } from './worker.ts';

interface RendererLogger {
  readonly warn: (what: object, message: string) => void;
}

export interface PageRenderersOptions {
  readonly releasesDir: string;
  readonly logger: RendererLogger;
  /** For one page; more than that is a script that has gone wrong. */
  readonly drawMs?: number;
}

/** Draws pages of remotes by the renderers of their releases. */
export interface PageRenderers {
  /** The page as markup; null when it cannot be drawn, which is logged. Never rejects. */
  readonly draw: (renderer: ReleaseAsset, request: string) => Promise<string | null>;
  /** Starts a renderer, so that the first page does not wait for it. */
  readonly warm: (renderer: ReleaseAsset) => void;
  readonly close: () => Promise<void>;
}

interface Renderer {
  readonly draw: (request: string) => Promise<string | null>;
  readonly close: () => Promise<void>;
}

/** Releases that hotels have pinned beside the one of all others; each is a thread. */
const mostRenderers = 4;
/** Pages that wait for one thread; the next is not drawn. */
const mostWaiting = 16;
/** A renderer that failed is left alone for so long. */
const retryAfterMs = 60_000;

const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** Reads the script and starts its thread. Rejects when the file is not what was signed. */
async function startRenderer(
  { href, integrity }: ReleaseAsset,
  { releasesDir, logger, drawMs = 2000 }: PageRenderersOptions,
  ended: () => void,
): Promise<Renderer> {
  const bytes = await readFile(join(releasesDir, href));
  if (integrityOf(bytes) !== integrity) throw new Error(`${href} is not what was signed.`);
  const start: WorkerStart = { code: bytes.toString('utf8'), timeoutMs: drawMs };
  const worker = new Worker(workerProgram, {
    eval: true,
    name: href,
    workerData: start,
    env: {},
    execArgv: [],
    resourceLimits: memory,
  });
  worker.unref();
  const waiting = new Map<number, (markup: string | null) => void>();
  let count = 0;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
    ended();
  };
  worker.on('message', ({ id, markup, problem }: WorkerResponse) => {
    if (problem !== undefined) logger.warn({ renderer: href, problem }, 'a page was not drawn');
    if (id === null) return;
    waiting.get(id)?.(markup);
    waiting.delete(id);
  });
  worker.on('error', (err) => {
    logger.warn({ err, renderer: href }, 'a renderer has failed');
  });
  worker.on('exit', end);
  return {
    draw: (request) =>
      new Promise((resolve) => {
        if (isOver || waiting.size >= mostWaiting) {
          resolve(null);
          return;
        }
        count += 1;
        waiting.set(count, resolve);
        worker.postMessage({ id: count, request });
      }),
    async close() {
      await worker.terminate();
    },
  };
}

/** One thread for each renderer that is in use; a renderer's hash is its name. */
export function createPageRenderers(options: PageRenderersOptions): PageRenderers {
  const { logger } = options;
  const renderers = new LRUCache<string, Promise<Renderer | null>>({
    max: mostRenderers,
    dispose: (renderer) => void renderer.then((each) => each?.close()),
  });

  function rendererOf(asset: ReleaseAsset): Promise<Renderer | null> {
    const known = renderers.get(asset.integrity);
    if (known !== undefined) return known;
    const forget = (): void => {
      setTimeout(() => {
        if (renderers.peek(asset.integrity) === started) renderers.delete(asset.integrity);
      }, retryAfterMs).unref();
    };
    const started = startRenderer(asset, options, forget).catch((error: unknown) => {
      logger.warn({ err: error, renderer: asset.href }, 'a renderer has not started');
      forget();
      return null;
    });
    renderers.set(asset.integrity, started);
    return started;
  }

  return {
    async draw(asset, request) {
      const renderer = await rendererOf(asset);
      return renderer === null ? null : renderer.draw(request);
    },
    warm(asset) {
      void rendererOf(asset);
    },
    async close() {
      for (const started of renderers.values()) await (await started)?.close();
    },
  };
}
