import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOpenApiDocument } from './document.ts';

/** `pnpm openapi`: writes docs/openapi.json anew from the contracts. */
const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'openapi.json');
await writeFile(file, `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`);
