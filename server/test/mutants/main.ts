import { join } from 'node:path';
import { copyTree } from './copy-tree.ts';
import { applyMutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { runTests } from './run-tests.ts';

// pnpm test:mutants [part of a name]: breaks a copy of the project in one place at a time; each time the tests must fail.
const say = (line: string) => void process.stdout.write(`${line}\n`);
const wanted = process.argv[2] ?? '';
const chosen = mutants.filter((mutant) => mutant.defect.includes(wanted));
const tree = await copyTree(join(import.meta.dirname, '../../..'));
const missed: string[] = [];
try {
  const tests = [...new Set(chosen.flatMap((mutant) => mutant.seenBy))];
  const sound = await runTests(tree.root, tests, false);
  if (sound.passed === 0 || sound.failed.length > 0) {
    say(sound.output);
    throw new Error(
      `Without any defect ${String(sound.failed.length)} tests fail: ${sound.failed.join('; ')}`,
    );
  }
  say(`Without a defect: ${String(sound.passed)} tests pass.`);
  for (const mutant of chosen) {
    const restore = await applyMutant(tree.root, mutant);
    const { failed } = await runTests(tree.root, mutant.seenBy, true);
    await restore();
    if (failed.length === 0) missed.push(mutant.defect);
    say(
      `${failed.length > 0 ? '✓' : '✗'} ${mutant.defect}${failed[0] === undefined ? '' : `\n    ${failed[0]}`}`,
    );
  }
} finally {
  await tree.remove();
}
say(
  `test:mutants ${JSON.stringify({ defects: chosen.length, seen: chosen.length - missed.length, missed })}`,
);
process.exitCode = missed.length > 0 ? 1 : 0;
