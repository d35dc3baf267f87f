import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishTexts, untranslated } from './english-texts.ts';
import translated from './translated.json' with { type: 'json' };

// pnpm translated: lists the English texts that the other languages do not say yet; `--all`: they do now.
const now = await englishTexts();
for (const key of untranslated(translated, now)) console.log(key);
if (process.argv.includes('--all'))
  writeFileSync(join(import.meta.dirname, 'translated.json'), `${JSON.stringify(now, null, 2)}\n`);
