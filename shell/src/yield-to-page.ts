/** As much of a window's scheduler as not every browser has. */
interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Lets the browser paint and answer a press before the next piece of work, which then comes before other tasks. */
export const yieldToPage = (): Promise<void> =>
  (window as Yielding).scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
