import { meetBroken, type Ending } from 'e2e/broken-remote';
import { breakWays, type BreakWay } from 'e2e/break-ways';
import { remoteNames } from 'shared/contracts';
import { buildsOf, type Lane, type Stage } from './stage.ts';

export interface Recovery {
  readonly remote: (typeof remoteNames)[number];
  readonly way: string;
  /** With a version before the broken one, and without. */
  readonly withPrevious: Ending;
  readonly alone: Ending;
  /** Until what could be shown instead stood there, with a version before. */
  readonly previousMs: number;
  /** From the start of the page load until the fallback stood there, without a version before; null where none was needed. */
  readonly fallbackMs: number | null;
  /** Whether code of a tampered file ran. */
  readonly hasRunTampered: boolean;
}

/** A page that waits for a silent server leaves the processors free: more sites than those are busy. */
const lanesAtOnce = 4;

async function tryWay(
  stage: Stage,
  { site, screens, newGuest }: Lane,
  remote: (typeof remoteNames)[number],
  way: BreakWay,
): Promise<Recovery> {
  const { next, throwing } = buildsOf(stage, remote);
  const version = way.isThrowing === true ? throwing : next;
  const breakage = { site, name: remote, screen: screens[remote], way, version, newGuest };
  const before = await meetBroken({ ...breakage, hasPrevious: true });
  const alone = await meetBroken({ ...breakage, hasPrevious: false });
  return {
    remote,
    way: way.name,
    withPrevious: before.ending,
    alone: alone.ending,
    previousMs: before.afterMs,
    fallbackMs: alone.ending === 'the fallback' ? alone.afterMs : null,
    hasRunTampered: before.hasRunTampered || alone.hasRunTampered,
  };
}

/** Every way for every remote: on each site one guest after the other, as the registry of a site is one. */
export function measureRecovery(stage: Stage): Promise<readonly Recovery[]> {
  return stage.withLanes(lanesAtOnce, async (lanes) => {
    // By way: those that take long are spread over the sites.
    const todo = breakWays.flatMap((way) => remoteNames.map((remote) => ({ remote, way })));
    const all: Recovery[] = [];
    await Promise.all(
      lanes.map(async (lane) => {
        for (let next = todo.shift(); next !== undefined; next = todo.shift())
          all.push(await tryWay(stage, lane, next.remote, next.way));
      }),
    );
    return all;
  });
}

/** Ended with a page that a guest can use, and ran nothing that was tampered with. */
export const isRecovered = ({ withPrevious, alone, hasRunTampered }: Recovery): boolean =>
  withPrevious !== 'blank' && alone !== 'blank' && !hasRunTampered;
