import { resolve } from 'node:path';
import { machineLine, printLimits } from './report.ts';
import { isReached, limitsOf, nothingMeasured, type Limit, type Measured } from './limits.ts';
import { benchCalendar } from './calendar.ts';
import { benchCreateBefore } from './create-before.ts';
import { benchCreate } from './create.ts';
import { benchFresh } from './fresh.ts';
import { benchGroup } from './group.ts';
import { benchGrowth } from './growth.ts';
import { benchLive } from './live.ts';
import { benchMemory } from './memory.ts';
import { benchPaid } from './paid.ts';
import { benchReplay } from './replay/index.ts';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { openStage, type Stage } from './stage.ts';
import { benchTraces } from './traces.ts';

type Part = (stage: Stage) => Promise<Measured>;

/** In the order in which they run; each starts its own servers on databases of its own. */
const everyPart: Readonly<Record<string, Part>> = {
  create: async (stage) => ({ figures: await benchCreate(stage) }),
  search: benchSearch,
  group: benchGroup,
  fresh: benchFresh,
  live: benchLive,
  calendar: benchCalendar,
  replay: benchReplay,
  start: benchStart,
  memory: benchMemory,
  growth: benchGrowth,
  traces: benchTraces,
};

const beforeOption = '--before=';

/** Compares with another release, so that it runs only where one is named: `--before=DIR`, a checkout with `server/dist` built. */
const partsWith = (directory: string | undefined): typeof everyPart =>
  directory === undefined
    ? everyPart
    : {
        ...everyPart,
        'create-before': (stage) => benchCreateBefore(stage, resolve(directory)),
        paid: (stage) => benchPaid(stage, resolve(directory)),
      };

function chosenParts(args: readonly string[]): readonly (readonly [string, Part])[] {
  const before = args.find((arg) => arg.startsWith(beforeOption))?.slice(beforeOption.length);
  const parts = partsWith(before);
  const names = args.filter((arg) => !arg.startsWith(beforeOption));
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No part ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}`);
  return Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
}

/** Every part, or those named; exit code 1 when a limit is missed or a part cannot be measured. */
export async function benchServer(args: readonly string[]): Promise<void> {
  const chosen = chosenParts(args);
  console.log('Building the server and starting a PostgreSQL');
  const stage = await openStage();
  let figures = nothingMeasured;
  const others: Limit[] = [];
  let failed = false;
  try {
    for (const [name, part] of chosen) {
      const started = performance.now();
      try {
        const measured = await part(stage);
        figures = { ...figures, ...measured.figures };
        others.push(...(measured.limits ?? []));
      } catch (error) {
        failed = true;
        console.error(`${name} could not be measured:`, error);
      }
      console.log(`  (${name}: ${((performance.now() - started) / 1000).toFixed(0)} s)`);
    }
  } finally {
    await stage.close();
  }
  const limits = [...limitsOf(figures), ...others];
  printLimits(limits);
  console.log(machineLine(figures));
  process.exitCode = limits.every(isReached) && !failed ? 0 : 1;
}
