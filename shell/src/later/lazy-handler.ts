/** What comes is kept until who deals with it has been fetched, and then handed over in order. */
export interface LazyHandler<Value> {
  readonly push: (value: Value) => void;
  /** Fetches it now, unless it is there or on its way; what could not be fetched is tried again by the next call. */
  readonly start: () => void;
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
  };
}
