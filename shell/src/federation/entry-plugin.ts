import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { describeLoadError } from './load-failure.ts';

/** The part of the page that loading needs. */
export type PageDocument = Pick<Document, 'createElement'>;

/** How a container's entry is requested. */
export interface EntryRequest {
  /** Null in development, whose dev servers change their files. */
  readonly integrity: string | null;
  readonly timeoutMs: number;
}

/**
 * Gives the federation runtime the element that fetches the entry of each container in `requests`, with its hash and timeout; and turns
 * a failed load into one of our failure reasons.
 */
export function entryPlugin(
  document: PageDocument,
  requests: ReadonlyMap<string, EntryRequest>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'hotel-entries',
    createScript({ url, remoteInfo }) {
      const request = remoteInfo === undefined ? undefined : requests.get(remoteInfo.name);
      if (request === undefined) return undefined;
      const script = document.createElement('script');
      script.async = true;
      // As in the preload links, or the browser would fetch the entry a second time.
      script.crossOrigin = 'anonymous';
      if (request.integrity !== null) script.integrity = request.integrity;
      script.src = url;
      return { script, timeout: request.timeoutMs };
    },
    errorLoadRemote({ error }) {
      throw describeLoadError(error);
    },
  };
}
