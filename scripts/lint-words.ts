import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { otherLanguages } from '../shared/domain/messages/languages.ts';
import { missingWords } from './missing-words.ts';

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
const problems = danish.flatMap((file) =>
  otherLanguages.flatMap((language) => {
    const other = dirname(file) + file.slice(dirname(file).length).replace(/\bda\b/, language);
    return missingWords(read(file) ?? '', read(other)).map((problem) => `${other}: ${problem}`);
  }),
);
console.log(
  `Catalogues of ${String(otherLanguages.length)} languages beside English: ${String(danish.length)} files each`,
);
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
