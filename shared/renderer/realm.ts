import { QueryParameters } from './query-parameters.ts';

const nothing = (): void => undefined;

/**
 * What libraries expect of every realm and a bare one lacks: a renderer runs where there is no network, no file, no timer and no process.
 * To be imported before anything else.
 */
const missing: Readonly<Record<string, unknown>> = {
  self: globalThis,
  console: { log: nothing, info: nothing, warn: nothing, error: nothing },
  URLSearchParams: QueryParameters,
  performance: { now: () => 0 },
  setTimeout: () => 0,
  clearTimeout: nothing,
};
for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
