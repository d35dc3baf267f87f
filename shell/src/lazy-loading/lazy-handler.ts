/** Collects values until their handler is fetched, then hands them over in order. */
export interface LazyHandler<Value> {
  readonly push: (value: Value) => void;
  /** Fetches the handler once. After a failed fetch the next call retries. */
  readonly start: () => void;
  /** Takes out what still waits for the handler, for a page that is left before it is fetched. */
  readonly taken: () => readonly Value[];
}

const maximumWaiting = 500;

export function lazyHandler<Value>(load: () => Promise<(value: Value) => void>): LazyHandler<Value> {
  const waiting: Value[] = [];
  let handle: ((value: Value) => void) | null = null;
  let isLoading = false;
  return {
    push: (value) => {
      if (handle !== null) handle(value);
      else if (waiting.length < maximumWaiting) waiting.push(value);
    },
    start: () => {
      if (handle !== null || isLoading) return;
      isLoading = true;
      load().then(
        (loaded) => {
          handle = loaded;
          waiting.splice(0).forEach(loaded);
        },
        () => {
          isLoading = false;
        },
      );
    },
    taken: () => waiting.splice(0),
  };
}
