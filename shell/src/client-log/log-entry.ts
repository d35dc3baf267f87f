/** An entry of the server's log; `error` is described when the entry is sent. */
export interface LogEntry {
  readonly level: keyof typeof levels;
  readonly logger: string;
  readonly message: Readonly<Record<string, string | number | null>>;
  readonly error?: unknown;
  /** What stood in the page's fields at that moment: taken out of the text of the error. */
  readonly typed: readonly string[];
}

/** The numbers of jsnlog. */
export const levels = { warning: 4000, error: 5000, fatal: 6000 } as const;

/** product.md 7: at most 20 entries a batch. */
export const maximumBatch = 20;

export interface ClientLogger {
  readonly log: (entry: Omit<LogEntry, 'typed'>) => void;
}
