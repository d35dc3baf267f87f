/** An entry of the server's log. */
export interface LogEntry {
  readonly level: keyof typeof levels;
  readonly logger: string;
  readonly message: Readonly<Record<string, string | number | null>>;
}

/** The numbers of jsnlog. */
export const levels = { warning: 4000, error: 5000, fatal: 6000 } as const;

/** product.md 7: at most 20 entries a batch. */
export const maximumBatch = 20;

export interface ClientLogger {
  /** `error` is described in the message, without what a guest has typed. */
  readonly log: (entry: LogEntry & { readonly error?: unknown }) => void;
}
