import { buildable } from '../build/build-all.ts';
import { fail, runBuild } from './report.ts';

// pnpm build [name…]: builds what changed.
const wanted = process.argv.slice(2);
const names = buildable();
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0)
  fail([`There is nothing to build called ${unknown.join(', ')}. There are: ${names.join(', ')}.`]);
await runBuild(wanted.length > 0 ? wanted : names);
