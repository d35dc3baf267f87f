import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { SiteContent } from './site-content.ts';

export interface KeepSettings {
  readonly clock: Clock;
  readonly logger: Logger;
  /** How long an answer is given again without asking. */
  readonly freshMs?: number;
  /** How long a page waits for a newer answer before it takes the kept one. */
  readonly patienceMs?: number;
}

interface Kept {
  readonly value: unknown;
  readonly readAt: number;
}

const after = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, null).unref();
  });

/**
 * Content that outlives the database: an answer is used for two seconds, then asked for again; when the source fails
 * or is slow, the last good answer stands in. Rejects only for what was never read. What is not there is not kept,
 * so invented codes cannot fill the memory.
 */
export function keepContent(source: SiteContent, settings: KeepSettings): SiteContent {
  const { clock, logger, freshMs = 2_000, patienceMs = 300 } = settings;
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<Kept>>();

  async function read(key: string, load: () => Promise<unknown>): Promise<Kept> {
    const fresh = { value: await load(), readAt: clock.now().getTime() };
    if (fresh.value === null) kept.delete(key);
    else kept.set(key, fresh);
    return fresh;
  }

  function readOnce(key: string, load: () => Promise<unknown>): Promise<Kept> {
    const current = running.get(key) ?? read(key, load).finally(() => running.delete(key));
    running.set(key, current);
    return current;
  }

  async function refresh(key: string, load: () => Promise<unknown>, old: Kept): Promise<Kept> {
    const newer = readOnce(key, load).catch((error: unknown) => {
      logger.warn({ err: error, content: key }, 'content kept: the source failed');
      return null;
    });
    const answer = await Promise.race([newer, after(patienceMs)]);
    if (answer !== null) return answer;
    // Asked again after the same while as after a good answer.
    kept.set(key, { ...old, readAt: clock.now().getTime() });
    return old;
  }

  async function get<T>(key: string, load: () => Promise<T>): Promise<T> {
    const old = kept.get(key);
    const fresh = old !== undefined && clock.now().getTime() - old.readAt < freshMs;
    const answer = old === undefined ? readOnce(key, load) : fresh ? old : refresh(key, load, old);
    // Each key is only ever read by one loader, whose type this is.
    return (await answer).value as T;
  }

  return {
    property: (code) => get(`property ${code.toUpperCase()}`, () => source.property(code)),
    group: (code) => get(`group ${code.toUpperCase()}`, () => source.group(code)),
    directory: () => get('directory', () => source.directory()),
  };
}
