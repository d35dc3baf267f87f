import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// The thread of antd-styles.ts: sends the styles that the module it is given makes.
const { makeAntdStyles } = (await import(pathToFileURL(String(workerData)).href)) as {
  readonly makeAntdStyles: () => string;
};
parentPort?.postMessage(makeAntdStyles());
