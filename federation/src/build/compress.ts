import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFilesBelow } from './release-files.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const worthIt = /\.(js|css|json|svg|html)$/;
const smallestBytes = 512;

/** Writes `file.br` (quality 11) and `file.gz` beside every text file over 512 bytes below `folder`. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await listFilesBelow(folder)).filter((file) => worthIt.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      if (bytes.length <= smallestBytes) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await Promise.all([
        brotli(bytes, { params }).then((data) => writeFile(`${path}.br`, data)),
        gz(bytes, { level: constants.Z_BEST_COMPRESSION }).then((data) => writeFile(`${path}.gz`, data)),
      ]);
    }),
  );
}
