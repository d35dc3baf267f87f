import { writeFileSync } from 'node:fs';
import { indexFile, readDecisions } from './decisions-folder.ts';

// pnpm decisions: writes the index of docs/decisions from the heads of the records.
const { problems, index } = await readDecisions();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  writeFileSync(indexFile, index);
}
