import { remoteNames } from 'shared/contracts';
import { median } from '../median.ts';
import { breakWays } from './break-ways.ts';
import { measureInFlight } from './in-flight.ts';
import { isReached, limitsOf, type ReleaseFigures } from './limits.ts';
import { isRecovered, measureRecovery, type Recovery } from './recovery.ts';
import { openStage, type Stage } from './stage.ts';
import { measureReturning, measureRollback } from './switch-time.ts';

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

function printRecoveries(all: readonly Recovery[]): void {
  console.log(
    '\nA broken remote, opened by a new guest: with a version before it, and without; seconds until the fallback',
  );
  for (const { remote, way, withPrevious, alone, fallbackMs } of all) {
    const time = fallbackMs === null ? '' : `${seconds(fallbackMs)} s`;
    console.log(
      `  ${remote.padEnd(16)} ${way.padEnd(28)} ${withPrevious.padEnd(20)} ${alone.padEnd(18)} ${time}`,
    );
  }
  const waits = all.flatMap(({ fallbackMs }) => fallbackMs ?? []);
  console.log(
    `  fallback after ${seconds(median(waits))} s (median), ${seconds(Math.max(...waits))} s at the latest`,
  );
}

function printBuilds(stage: Stage): void {
  console.log('\nOne remote changed: build and publish, seconds');
  for (const name of remoteNames) {
    const build = stage.builds.get(name);
    if (build) console.log(`  ${name.padEnd(16)} ${seconds(build.buildMs)}  ${seconds(build.publishMs)}`);
  }
}

/** `pnpm bench release`: rolling back, guests in flight, broken remotes, and what a returning guest fetches. */
export async function benchRelease(): Promise<void> {
  const stage = await openStage();
  try {
    printBuilds(stage);
    const rollbackSeconds = await measureRollback(stage);
    const returning = await measureReturning(stage);
    console.log('\nGuests in flight while mf-checkout is published and rolled back');
    const inFlight = await measureInFlight(stage);
    console.log(
      `  ${inFlight.switches} switches, ${inFlight.bookings} bookings, ${inFlight.pageLoads} page loads in browsers, ${inFlight.calls} pages to clients (${inFlight.failedCalls} failed)`,
    );
    console.log(`\nBreaking ${remoteNames.length} remotes in ${breakWays.length} ways`);
    const recoveries = await measureRecovery(stage);
    printRecoveries(recoveries);
    const figures: ReleaseFigures = {
      rollbackSeconds: Math.round(rollbackSeconds * 1000) / 1000,
      failedBookings: inFlight.failedBookings,
      blankPages: inFlight.blankPages + inFlight.failedCalls,
      mixedVersions: inFlight.mixedVersions,
      recovered: recoveries.filter(isRecovered).length,
      recoverable: recoveries.length,
      changedRemoteKB: returning.changedRemoteKB,
    };
    const limits = limitsOf(figures, returning.otherFiles.length);
    console.log('\nLimits');
    for (const limit of limits) {
      const { what, value, bound } = limit;
      console.log(
        `  ${isReached(limit) ? 'pass' : 'FAIL'}  ${what.padEnd(44)} ${value}  (${bound} ${limit.limit})`,
      );
    }
    console.log(`bench release ${JSON.stringify(figures)}`);
    process.exitCode = limits.every(isReached) ? 0 : 1;
  } finally {
    await stage.close();
  }
}
