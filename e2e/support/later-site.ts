import { startSite, type Site } from './site.ts';

/** Moves the clock of a process ahead before any of its code runs. */
const ahead = (ms: number): string => `
  const Now = Date;
  globalThis.Date = class extends Now {
    constructor(...given) {
      if (given.length === 0) super(Now.now() + ${String(ms)});
      else super(...given);
    }
    static now() {
      return Now.now() + ${String(ms)};
    }
  };`;

const dayMs = 24 * 3_600_000;

/** What a command needs whose clock is so many days ahead. */
export const daysAhead = (days: number): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead(days * dayMs))}`,
});

/** A data directory's site as it is so many days from now. */
export const startLater = (dataDir: string, days: number): Promise<Site> =>
  startSite({ dataDir, environment: daysAhead(days) });
