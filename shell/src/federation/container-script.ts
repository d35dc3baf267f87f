import { RemoteFailure } from './load-failure.ts';

/** The part of the page that loading needs. */
export type PageDocument = Pick<Document, 'createElement' | 'head' | 'defaultView'>;

export type EntryScript = {
  /** From the site's root, or whole. */
  readonly address: string;
  /** Null in development, whose dev servers change their files. */
  readonly integrity: string | null;
  readonly patienceMs: number;
};

/**
 * Runs a container's entry script. Rejects with an `entry` failure when it is missing or refused by its hash, with
 * `timeout` when it stays silent, and with `evaluation` when it throws. The element is removed in the end, so that
 * another try asks anew.
 */
export function runEntryScript(
  document: PageDocument,
  { address, integrity, patienceMs }: EntryScript,
): Promise<void> {
  const window = document.defaultView;
  const script = document.createElement('script');
  script.async = true;
  // As in the preload links, or the browser would fetch the entry a second time.
  script.crossOrigin = 'anonymous';
  if (integrity !== null) script.integrity = integrity;
  script.src = address;
  return new Promise<void>((resolve, reject) => {
    let thrown: string | null = null;
    const onError = (event: ErrorEvent): void => {
      if (event.filename === script.src) thrown = event.message;
    };
    const patience = setTimeout(() => {
      end(new RemoteFailure('timeout', `${address} was silent for ${patienceMs} ms`));
    }, patienceMs);
    const end = (failure: RemoteFailure | null): void => {
      clearTimeout(patience);
      window?.removeEventListener('error', onError);
      script.remove();
      if (failure === null) resolve();
      else reject(failure);
    };
    window?.addEventListener('error', onError);
    script.onload = () => {
      end(thrown === null ? null : new RemoteFailure('evaluation', `${address} threw: ${thrown}`));
    };
    script.onerror = () => {
      end(new RemoteFailure('entry', `${address} is missing, or was refused by its hash`));
    };
    document.head.append(script);
  });
}
