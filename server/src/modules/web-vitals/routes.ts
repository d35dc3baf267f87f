import type { FastifyInstance } from 'fastify';
import { postWebVitals, webVitalsSchema, type WebVital } from 'shared/contracts/web-vitals';
import type { Registry } from 'shared/contracts';
import { pageDefinitions } from 'shared/domain';
import { declaredPages } from 'shared/first-screen';
import * as z from 'zod/mini';
import type { AppDeps } from '../../deps.ts';
import { registerBrowserReports } from '../../http/browser-reports.ts';
import { addVitals, type NewCount } from './repository.ts';
import { bucketOf } from './rules.ts';

export interface WebVitalsDeps extends AppDeps {
  /** What the release store says now; null while it says nothing. */
  readonly registryNow: () => Registry | null;
}

/** Counts are written together, so that a page view is no transaction. */
const writeAfterMs = 2000;
/** More kinds of figures than guests can make of one site in that time. */
const mostKinds = 2000;
const hourMs = 3_600_000;

const readVitals = (body: unknown): readonly WebVital[] => {
  const parsed = z.safeDecode(webVitalsSchema, body as z.input<typeof webVitalsSchema>);
  return parsed.success ? parsed.data.vitals : [];
};

/** The versions that guests can have of a remote: of all hotels, and the one before, which open tabs may still run. */
function isReleased(registry: Registry, remote: string, version: string): boolean {
  if (remote === 'shell') return registry.shell.version === version;
  const releases = [registry.remotes[remote], ...Object.values(registry.pins).map((pins) => pins[remote])];
  return releases.some((release) => release?.version === version || release?.previous?.version === version);
}

const isRoute = (registry: Registry, route: string): boolean =>
  [...pageDefinitions, ...declaredPages(registry, null)].some(({ pattern }) => pattern === route);

/** Takes what pages have measured at guests, and always sends 204. Only of pages and releases that there are, so that the table stays small. */
export function registerWebVitalsRoutes(app: FastifyInstance, deps: WebVitalsDeps): void {
  const { db, clock, logger, registryNow } = deps;
  let waiting = new Map<string, NewCount>();
  let timer: NodeJS.Timeout | null = null;

  async function write(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const counts = [...waiting.values()];
    waiting = new Map();
    try {
      await addVitals(db, counts);
    } catch (error) {
      logger.warn({ err: error }, 'what pages measured is not written down');
    }
  }
  function add({ route, remote, release: version, name, value }: WebVital, hour: Date): void {
    const count: NewCount = { hour, route, remote, version, name, bucket: bucketOf(name, value), count: 1 };
    const key = JSON.stringify([hour, route, remote, version, name, count.bucket]);
    const before = waiting.get(key);
    if (before === undefined && waiting.size >= mostKinds) return;
    waiting.set(key, { ...count, count: (before?.count ?? 0) + 1 });
    timer ??= setTimeout(() => void write(), writeAfterMs).unref();
  }

  app.addHook('onClose', () => write());
  registerBrowserReports(app, clock, {
    path: postWebVitals.path,
    bodyLimit: 8 * 1024,
    perMinute: { ofPlace: 600, ofAll: 30_000 },
    read: readVitals,
    take(vitals) {
      const registry = registryNow();
      if (registry === null) return;
      const hour = new Date(Math.floor(clock.now().getTime() / hourMs) * hourMs);
      for (const vital of vitals)
        if (isRoute(registry, vital.route) && isReleased(registry, vital.remote, vital.release))
          add(vital, hour);
    },
  });
}
