import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { spokenLocale } from '../language/index.ts';
import type { SiteContent } from './site-content.ts';

export interface ContentCacheSettings {
  readonly clock: Clock;
  readonly logger: Logger;
  /** How long a cached value is used without asking the source. */
  readonly freshMs?: number;
  /** How long a page waits for a newer value before it takes the cached one. */
  readonly timeoutMs?: number;
}

interface Cached {
  readonly value: unknown;
  readonly readAt: number;
}

const after = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, null).unref();
  });

/**
 * Content that outlives the database: a value is used for two seconds, then read again; when the source fails or is
 * slow, the last good value stands in. Rejects only for what was never read. Absent content is not cached, so that
 * invented codes cannot fill the memory.
 */
export function cacheContent(source: SiteContent, settings: ContentCacheSettings): SiteContent {
  const { clock, logger, freshMs = 2_000, timeoutMs = 300 } = settings;
  const cached = new Map<string, Cached>();
  const running = new Map<string, Promise<Cached>>();

  async function read(key: string, load: () => Promise<unknown>): Promise<Cached> {
    const fresh = { value: await load(), readAt: clock.now().getTime() };
    if (fresh.value === null) cached.delete(key);
    else cached.set(key, fresh);
    return fresh;
  }

  function readOnce(key: string, load: () => Promise<unknown>): Promise<Cached> {
    const current = running.get(key) ?? read(key, load).finally(() => running.delete(key));
    running.set(key, current);
    return current;
  }

  async function refresh(key: string, load: () => Promise<unknown>, old: Cached): Promise<Cached> {
    const newer = readOnce(key, load).catch((error: unknown) => {
      logger.warn({ err: error, content: key }, 'content kept: the source failed');
      return null;
    });
    const value = await Promise.race([newer, after(timeoutMs)]);
    if (value !== null) return value;
    // Read again after the same time as a fresh value.
    cached.set(key, { ...old, readAt: clock.now().getTime() });
    return old;
  }

  async function get<T>(name: string, load: () => Promise<T>): Promise<T> {
    // Each language has its own texts.
    const key = `${spokenLocale()} ${name}`;
    const old = cached.get(key);
    const fresh = old !== undefined && clock.now().getTime() - old.readAt < freshMs;
    const current = old === undefined ? readOnce(key, load) : fresh ? old : refresh(key, load, old);
    // Each key is only ever read by one loader, whose type this is.
    return (await current).value as T;
  }

  return {
    property: (code) => get(`property ${code.toUpperCase()}`, () => source.property(code)),
    group: (code) => get(`group ${code.toUpperCase()}`, () => source.group(code)),
    directory: () => get('directory', () => source.directory()),
  };
}
