import type { FastifyInstance } from 'fastify';
import { postWebVitals, webVitalsSchema, type WebVital } from 'shared/contracts/web-vitals';
import type { Registry } from 'shared/contracts';
import { pageDefinitions } from 'shared/domain';
import { declaredPages } from 'shared/first-screen';
import * as z from 'zod/mini';
import type { AppDeps } from '../../deps.ts';
import { registerBrowserReports } from '../../http/browser-reports.ts';
import { createBlocks, createElementLimit, knownElement } from './elements.ts';
import { addElements, addVitals, type NewCount, type NewElement } from './repository.ts';
import { bucketOf, isSlow, phasesOf } from './rules.ts';

export interface WebVitalsDeps extends AppDeps {
  /** What the release store says now; null while it says nothing. */
  readonly registryNow: () => Registry | null;
}

/** Counts are written together, so that a page view is no transaction. */
const writeAfterMs = 2000;
/** More kinds of figures than guests can make of one site in that time. */
const mostKinds = 4000;
/** Of one kind of figure in an hour; what is beyond is counted as one. */
const mostElements = 20;
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

/** Adds to what waits under that key, unless that is full. */
function addTo<Count extends { readonly count: number }>(
  waiting: Map<string, Count>,
  key: readonly unknown[],
  count: Count,
): void {
  const name = JSON.stringify(key);
  const before = waiting.get(name);
  if (before === undefined && waiting.size >= mostKinds) return;
  waiting.set(name, { ...count, count: count.count + (before?.count ?? 0) });
}

/** Takes what pages have measured at guests, and always sends 204. Only of pages and releases that there are, so that the table stays small. */
export function registerWebVitalsRoutes(app: FastifyInstance, deps: WebVitalsDeps): void {
  const { db, clock, logger, registryNow, env } = deps;
  const blocksOf = createBlocks(env.releasesDir);
  const limited = createElementLimit(mostElements);
  let waiting = new Map<string, NewCount>();
  let slow = new Map<string, NewElement>();
  let timer: NodeJS.Timeout | null = null;

  /** Of our own vocabulary: tags, and blocks of the stylesheets that the release and the shell have. */
  async function known(counts: Iterable<NewElement>): Promise<readonly NewElement[]> {
    const shell = registryNow()?.shell.version;
    const ofShell = shell === undefined ? new Set<string>() : await blocksOf('shell', shell);
    const found = new Map<string, NewElement>();
    for (const count of counts) {
      const { hour, route, remote, version, name } = count;
      const sheets = [ofShell, await blocksOf(remote, version)];
      const kind = JSON.stringify([hour, route, remote, version, name]);
      const element = limited(hour, kind, knownElement(count.element, sheets));
      addTo(found, [kind, element], { ...count, element });
    }
    return [...found.values()];
  }
  async function write(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const [counts, elements] = [[...waiting.values()], [...slow.values()]];
    waiting = new Map();
    slow = new Map();
    try {
      await addVitals(db, counts);
      await addElements(db, await known(elements));
    } catch (error) {
      logger.warn({ err: error }, 'what pages measured is not written down');
    }
  }
  function add(vital: WebVital, hour: Date): void {
    const { route, remote, release: version, name, value, element } = vital;
    const counted = { hour, route, remote, version, count: 1 };
    const place = [hour, route, remote, version, name];
    for (const [key, figure] of [[name, value] as const, ...phasesOf(vital)]) {
      const bucket = bucketOf(name, figure);
      addTo(waiting, [...place, key, bucket], { ...counted, name: key, bucket });
    }
    if (element !== undefined && isSlow(name, value))
      addTo(slow, [...place, element], { ...counted, name, element });
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
