/** An entry of the server's log; `error` is described when the entry is sent. */
export interface LogEntry {
  readonly level: 'warning' | 'error' | 'fatal';
  readonly logger: string;
  readonly message: Readonly<Record<string, string | number | null>>;
  readonly error?: unknown;
  /** What stood in the page's fields at that moment: taken out of the text of the error. */
  readonly typed: readonly string[];
}

export interface ClientLogger {
  readonly log: (entry: Omit<LogEntry, 'typed'>) => void;
}
