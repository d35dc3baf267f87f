import { createContext } from 'react';

export interface ErrorOrigin {
  readonly remote: string | null;
  readonly version: string | null;
}

/** Tells the server of an error that no page has dealt with. */
export type ErrorReporter = (error: unknown, origin: ErrorOrigin) => void;

export const ErrorReporterContext = createContext<ErrorReporter>(() => undefined);
