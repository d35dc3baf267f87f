import { dirname, join } from 'node:path';
import { pageAddress } from 'shared/domain';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { readEnv, type Env } from './env.ts';
import { startServerJobs } from './jobs/index.ts';
import { openLocalServer } from './import/local-server.ts';
import { seedWhenEmpty } from './import/seed.ts';
import { drain } from './http/drain.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics/metrics.ts';
import { watchProcess } from './metrics/metrics.ts';
import { mailDestination } from './modules/mail/index.ts';
import { cardTakerOf, listPropertyCodes, listUnpayable } from './modules/property/index.ts';
import { listGroupMembers, listPropertyGroupCodes } from './modules/property-group/index.ts';
import {
  createPropertySnapshots,
  createReadBehind,
  watchSnapshots,
  type ServingDeps,
} from './modules/availability/index.ts';
import { requirePaystackKey } from './modules/payment/index.ts';
import { findParts } from './parts/find-parts.ts';
import { migrateParts, requireParts } from './parts/migrate-parts.ts';
import { loadReleaseKeys } from './release-keys.ts';
import { followBucket } from './release-mirror.ts';
import { loadOperatorToken, loadSecretKey } from './secret-key.ts';
import { stripeUrl } from './stripe-settings.ts';
import { closeOnSignals } from './shut-down.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { startDatabase } from './start-database.ts';
import { databaseAwayText, explainStartFailure } from './start-failure.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Beside the folder of this program, both as source (`src`) and as bundle (`dist`). */
const demoFolder = join(dirname(process.argv[1] ?? ''), '..', 'demo');
/** And beside the server, the remotes. */
const remotesFolder = join(dirname(process.argv[1] ?? ''), '..', '..');

const embeddedNote = (env: Env) =>
  [
    `Database: embedded (PGlite) in ${env.dataDir}. For trying and developing only: it never calls fsync, so a power`,
    'failure may lose bookings. For real use set DATABASE_URL=postgres://user:password@host:5432/name and start again.',
  ].join('\n');

const noHotelYet =
  'There is no hotel yet. Bring one in: pnpm property import FILE.json, or pnpm property demo for the demonstration hotels.';

function cardsText(env: Env): string {
  switch (cardTakerOf(env)) {
    case 'stripe': {
      const { accounts, url } = env.stripe;
      const whose = accounts
        .map(({ property }) => property ?? 'every other property')
        .sort()
        .join(', ');
      return `Stripe, with an account for ${whose}${url === stripeUrl ? '' : ` (${url})`}`;
    }
    case 'simulator':
      return env.mode === 'production' || env.databaseUrl !== undefined
        ? 'the simulator, which takes no money; pages that ask for a card say so'
        : 'the simulator';
    case 'none':
      return 'none, for there is no gateway that takes them; hotels offer their other ways to pay';
  }
}

/** What another process has sold is seen here after so long. */
const freshWithinMs = 100;

async function start(env: Env): Promise<void> {
  const releaseKeys = loadReleaseKeys(env);
  const logger = createLogger(env.logLevel);
  const tracing =
    env.tracesTo === undefined ? undefined : await startTracing(env.tracesTo, env.tracesPerSecond, logger);
  const parts = await findParts(env.serverPartsDir ?? remotesFolder, logger);
  const { database, becomeReady } = await startDatabase(env, say, async ({ db }) => {
    if (env.migrateAtStart) await migrateParts(db, parts);
    else await requireParts(db, parts);
    const target = { db, clock: systemClock, releasesDir: env.releasesDir, dryRun: false };
    // A PostgreSQL is somebody's own: the demonstration hotels come there by `pnpm property demo` only.
    if (env.databaseUrl === undefined) await seedWhenEmpty(target, demoFolder, say);
    await requirePaystackKey(db, env);
  });
  say(database.engine === 'pglite' ? embeddedNote(env) : 'Database: PostgreSQL (DATABASE_URL)');
  say(`Mail: ${mailDestination(env)}`);
  say(`Cards: ${cardsText(env)}`);

  for (const { name, problem } of parts) {
    const why = problem();
    say(why === null ? `Server part: ${name}` : `Server part: ${name} is broken and left out. ${why}`);
  }
  const releases = await followBucket(env, releaseKeys, logger);
  if (releases !== null) say(`Releases: ${releases.releaseStore.place}, copied to ${env.releasesDir}`);
  const snapshots = createPropertySnapshots({ db: database.db, logger, freshness: 'notified' });
  const readBehind = env.readAhead ? createReadBehind({ logger, snapshots }) : undefined;
  const metrics = createMetrics();
  watchProcess(metrics);
  const closing = new AbortController();
  const deps: ServingDeps = {
    closing: closing.signal,
    db: database.db,
    clock: systemClock,
    env,
    logger,
    secretKey: await loadSecretKey(env),
    operatorToken: await loadOperatorToken(env),
    metrics,
    tracing,
    snapshots,
    readBehind,
    poolUse: database.poolUse,
    releaseKeys,
    releaseStore: releases?.releaseStore,
    mirror: releases?.mirror,
    parts,
  };
  const app = buildApp(deps);
  const localServer =
    env.databaseUrl === undefined
      ? await openLocalServer(env.dataDir, { ...deps, releasesDir: env.releasesDir, demoFolder })
      : null;
  const isClosing = (): boolean => closing.signal.aborted;
  let stopWork = (): Promise<void> => Promise.resolve();
  let stopJobs = (): Promise<void> => Promise.resolve();
  const close = async () => {
    closing.abort();
    // Begun at once: what a job has under way may need the whole time.
    const jobsEnded = stopJobs();
    if (app.server.listening) await drain(env.drainMs);
    await app.close();
    await jobsEnded;
    await stopWork();
    await localServer?.close();
    await releases?.stop();
    await database.close();
    await tracing?.stop();
  };
  try {
    await app.listen({ port: env.port, host: env.host });
    closeOnSignals(close, logger, env.drainMs);
    if (becomeReady !== null) {
      say(databaseAwayText(env));
      await becomeReady(isClosing);
    }
  } catch (error) {
    await close();
    throw error;
  }
  if (isClosing()) return;
  const jobs = startServerJobs(deps);
  stopJobs = () => jobs.stop();
  const watch = watchSnapshots({ ...deps, snapshots, everyMs: freshWithinMs });
  stopWork = async () => {
    await Promise.all([watch.stop(), readBehind?.stop()]);
  };
  // So that the first search in a group need not read them.
  readBehind?.want(await listGroupMembers(database.db));
  const [hotels, groups] = await Promise.all([
    listPropertyCodes(database.db),
    listPropertyGroupCodes(database.db),
  ]);
  const paths = [
    ...hotels.map((propertyCode) => pageAddress('search', { propertyCode })),
    ...groups.map((propertyCode) => pageAddress('group', { propertyCode })),
  ];
  if (hotels.length === 0) say(noHotelYet);
  const unpayable = await listUnpayable(database.db, env);
  if (unpayable.length > 0) {
    say(
      `Not bookable by card: ${unpayable.join(', ')} have rates that can be paid by card only, and no gateway takes their cards. ` +
        'Set STRIPE_SECRET_KEY and the others of docs/settings.md.',
    );
  }
  say(['Ready. Open:', ...paths.map((path) => `  ${env.publicUrl}${path}`)].join('\n'));
}

let env: Env | null = null;
try {
  env = readEnv();
  await start(env);
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, env)}\n`);
  process.exitCode = 1;
}
