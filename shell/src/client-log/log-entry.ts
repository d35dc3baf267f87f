/** What the server's log is told; what is worth telling of `error` is worked out when it is sent. */
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
