import { breakWays } from 'e2e/break-ways';
import type { Ending } from 'e2e/broken-remote';
import { remoteNames } from 'shared/contracts';
import { median } from '../statistics.ts';
import type { InFlight } from './in-flight.ts';
import { isReached, type Limit } from './limits.ts';
import { isRecovered, type Recovery } from './recovery.ts';
import { buildsOf, type Stage } from './stage.ts';

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
const short = (remote: string): string => remote.replace('mf-', '');
const columnWidth = 12;

/** What a remote's cell says: how it ended, and after how long where nothing else could be shown. */
const cellOf = (recovery: Recovery): string => {
  const marks: Readonly<Record<Ending, string>> = {
    'the new version': 'itself',
    'the version before': 'previous',
    'the fallback': 'fallback',
    blank: 'BLANK',
  };
  const time = recovery.fallbackMs === null ? '' : ` ${seconds(recovery.fallbackMs)}`;
  const tampered = recovery.hasRunTampered ? ' TAMPERED' : '';
  return `${marks[recovery.withPrevious]}|${marks[recovery.alone]}${time}${tampered}`;
};

function summary(what: string, times: readonly number[]): string {
  if (times.length === 0) return `  ${what}: never`;
  return `  ${what} after ${seconds(median(times))} s (median), ${seconds(Math.max(...times))} s at the latest`;
}

/** A table of twelve ways by seven remotes. */
export function printRecoveries(all: readonly Recovery[]): void {
  console.log(
    `\nA broken remote, opened by a new guest: what is shown with a version before it | without one, and seconds until the fallback`,
  );
  const width = columnWidth + 10;
  console.log(`  ${''.padEnd(28)}${remoteNames.map((name) => short(name).padEnd(width)).join('')}`.trimEnd());
  for (const way of breakWays) {
    const cells = remoteNames.map((remote) => {
      const found = all.find((each) => each.remote === remote && each.way === way.name);
      return (found === undefined ? '-' : cellOf(found)).padEnd(width);
    });
    console.log(`  ${way.name.padEnd(28)}${cells.join('')}`.trimEnd());
  }
  const isSilent = ({ way }: Recovery): boolean => way.includes('hangs');
  const fallbacks = (some: readonly Recovery[]) => some.flatMap(({ fallbackMs }) => fallbackMs ?? []);
  const loud = all.filter((each) => !isSilent(each));
  console.log(
    summary(
      'the version before, of one that fails',
      loud
        .filter(({ withPrevious }) => withPrevious === 'the version before')
        .map(({ previousMs }) => previousMs),
    ),
  );
  console.log(summary('the fallback, of one that fails', fallbacks(loud)));
  console.log(summary('the fallback, of one that is silent', fallbacks(all.filter(isSilent))));
  for (const name of remoteNames) {
    const own = all.filter(({ remote }) => remote === name);
    console.log(`  ${name.padEnd(16)} ${own.filter(isRecovered).length} of ${own.length} recovered`);
  }
}

/** What it takes to bring one changed remote to guests. */
export function printBuilds(stage: Stage): void {
  console.log('\nOne remote changed: seconds to build and to publish');
  for (const name of remoteNames) {
    const { buildMs, publishMs } = buildsOf(stage, name);
    console.log(`  ${name.padEnd(16)} ${seconds(buildMs)}  ${(publishMs / 1000).toFixed(3)}`);
  }
}

export function printInFlight(flight: InFlight): void {
  console.log(
    `  ${flight.switches} switches of mf-checkout; ${flight.bookings} bookings in browsers, ${flight.bookingsByClients} by clients, ${flight.failedBookings} failed; ` +
      `${flight.pageLoads} page loads in browsers (${flight.blankPages} blank, ${flight.mixedVersions} of mixed versions), ${flight.pages} pages to clients (${flight.failedPages} failed)`,
  );
}

export function printLimits(limits: readonly Limit[]): void {
  console.log('\nLimits');
  for (const limit of limits) {
    const { what, value, bound } = limit;
    console.log(
      `  ${isReached(limit) ? 'pass' : 'FAIL'}  ${what.padEnd(44)} ${value}  (${bound} ${limit.limit})`,
    );
  }
}
