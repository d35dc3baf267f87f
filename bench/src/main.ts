import { benchDesk } from './desk/index.ts';
import { benchFailover } from './failover/index.ts';
import { benchMigrations } from './migrations/index.ts';
import { benchPage } from './page/index.ts';
import { benchRelease } from './release/index.ts';
import { benchRestart } from './restart/index.ts';
import { benchServer } from './server/index.ts';
import { benchSoak } from './soak/index.ts';

// pnpm bench <what>: measures, prints a table for people and last one line for machines.
const benches: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  desk: benchDesk,
  failover: benchFailover,
  migrations: benchMigrations,
  page: benchPage,
  release: benchRelease,
  restart: benchRestart,
  server: benchServer,
  soak: benchSoak,
};

const [what = '', ...args] = process.argv.slice(2);
const bench = benches[what];
if (bench === undefined) {
  console.error(`pnpm bench <what>, one of: ${Object.keys(benches).join(', ')}`);
  process.exitCode = 1;
} else {
  await bench(args);
}
