import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { otherLanguages } from '../shared/domain/messages/languages.ts';
import { missingWords } from './missing-words.ts';
import { voiceProblems } from './voice.ts';

// pnpm lint:words: every language's catalogue has the keys of the Danish one beside it, which the tests hold against the English words.
const danish = globSync('{shell,mf-*}/src/messages/da.ts')
  .concat(
    globSync('shared/**/messages/{da,cancellation.da}.ts'),
    globSync('server/src/language/{da,da-mails}.ts'),
  )
  .filter((file) => !file.includes('node_modules'));
const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};
// English is read for its voice, the same in every catalogue (docs/design.md, Words).
const english = globSync([
  '{shell,mf-*,shared,server}/**/messages/*en-GB.ts',
  'federation/templates/*/src/messages/en-GB.ts',
]).filter((file) => !/node_modules|\/dist\//.test(file));
const missing = danish.flatMap((file) =>
  otherLanguages.flatMap((language) => {
    const other = dirname(file) + file.slice(dirname(file).length).replace(/\bda\b/, language);
    return missingWords(read(file) ?? '', read(other)).map((problem) => `${other}: ${problem}`);
  }),
);
const problems = [
  ...missing,
  ...english.flatMap((file) =>
    voiceProblems(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`),
  ),
];
console.log(
  `Catalogues of ${String(otherLanguages.length)} languages beside English: ${String(danish.length)} files each`,
);
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
