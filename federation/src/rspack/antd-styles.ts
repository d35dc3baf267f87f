import { join, dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LoaderContext } from '@rspack/core';

/** Made in a thread of its own: the build has no use for antd afterwards. */
const makeStyles = (file: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('antd-styles-maker.ts', import.meta.url), { workerData: file });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** `shared/ui/desk/antd-styles.ts` for a browser: with the styles of antd's components, which no browser has to make then. */
export default function antdStyles(this: LoaderContext): void {
  const finish = this.async();
  const maker = join(dirname(this.resourcePath), 'make-antd-styles.ts');
  this.addDependency(maker);
  makeStyles(maker).then(
    (styles) => {
      finish(null, `export const antdStyles = ${JSON.stringify(styles)};`);
    },
    (problem: unknown) => {
      finish(new Error(`The styles of antd cannot be made: ${String(problem)}`));
    },
  );
}
