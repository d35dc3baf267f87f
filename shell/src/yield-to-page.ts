declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's library. */
    readonly scheduler?: { readonly yield?: () => Promise<void> };
  }
}

/** Lets the browser paint and answer a press before the next piece of work, which then comes before other tasks. */
export const yieldToPage = (): Promise<void> =>
  window.scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
