import { createContext } from 'react';

export interface ErrorOrigin {
  readonly remote: string | null;
  readonly version: string | null;
}

/** Reports an error to the server that no page has handled. */
export type ErrorReporter = (error: unknown, origin: ErrorOrigin) => void;

export const ErrorReporterContext = createContext<ErrorReporter>(() => undefined);
