import { remoteNames } from 'shared/contracts';
import { breakWays } from 'e2e/break-ways';
import { measureInFlight } from './in-flight.ts';
import { isReached, limitsOf, nothingMeasured, type Limit, type ReleaseFigures } from './limits.ts';
import { isRecovered, measureRecovery } from './recovery.ts';
import { printBuilds, printInFlight, printLimits, printRecoveries } from './report.ts';
import { openStage, type Stage } from './stage.ts';
import { measureSwitch } from './switch-time.ts';

interface Measured {
  readonly figures: Partial<ReleaseFigures>;
  readonly limits?: readonly Limit[];
}

const parts: Readonly<Record<string, (stage: Stage) => Promise<Measured>>> = {
  async switch(stage) {
    const { rollbackSeconds, changedRemoteKB, otherFiles } = await measureSwitch(stage);
    console.log(
      `\nRolling back takes ${rollbackSeconds} s until a page is given that runs the old version (median)`,
    );
    console.log(
      `After mf-checkout changed, a returning guest fetches ${changedRemoteKB} KB of script and style${otherFiles.length > 0 ? `; of others: ${otherFiles.join(', ')}` : ''}`,
    );
    const what = 'files of other remotes fetched again';
    return {
      figures: { rollbackSeconds, changedRemoteKB },
      limits: [{ what, value: otherFiles.length, limit: 0, bound: 'at most' }],
    };
  },
  async flight(stage) {
    console.log('\nGuests in flight while mf-checkout is published and rolled back');
    const flight = await measureInFlight(stage);
    printInFlight(flight);
    const { failedBookings, mixedVersions } = flight;
    return {
      figures: { failedBookings, mixedVersions, blankPages: flight.blankPages + flight.failedPages },
    };
  },
  async recovery(stage) {
    console.log(`\nBreaking ${remoteNames.length} remotes in ${breakWays.length} ways`);
    const all = await measureRecovery(stage);
    printRecoveries(all);
    return { figures: { recovered: all.filter(isRecovered).length, recoverable: all.length } };
  },
};

/** `pnpm bench release [part …]`: rolling back, guests in flight, broken remotes, and what a returning guest fetches. */
export async function benchRelease(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No part ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}`);
  const stage = await openStage();
  let figures = nothingMeasured;
  const others: Limit[] = [];
  try {
    printBuilds(stage);
    for (const [name, part] of Object.entries(parts)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const began = performance.now();
      const measured = await part(stage);
      figures = { ...figures, ...measured.figures };
      others.push(...(measured.limits ?? []));
      console.log(`  (${name}: ${((performance.now() - began) / 1000).toFixed(0)} s)`);
    }
  } finally {
    await stage.close();
  }
  const limits = [...limitsOf(figures), ...others];
  printLimits(limits);
  console.log(`bench release ${JSON.stringify(figures)}`);
  process.exitCode = limits.every(isReached) ? 0 : 1;
}
