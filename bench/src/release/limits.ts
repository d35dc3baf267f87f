/** What the last line of the bench tells. */
export interface ReleaseFigures {
  /** From the start of the command to the first page load that runs the old version; median. */
  readonly rollbackSeconds: number;
  readonly failedBookings: number;
  readonly blankPages: number;
  /** Page loads that asked for files of two versions of one remote. */
  readonly mixedVersions: number;
  /** Failure kinds over all remotes that ended with a working page, of so many. */
  readonly recovered: number;
  readonly recoverable: number;
  /** KB that a returning guest fetches after one remote changed. */
  readonly changedRemoteKB: number;
}

export interface Limit {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly bound: 'at least' | 'at most';
}

export const limitsOf = (figures: ReleaseFigures, otherFiles: number): readonly Limit[] => [
  { what: 'rollback, seconds', value: figures.rollbackSeconds, limit: 1, bound: 'at most' },
  { what: 'failed bookings', value: figures.failedBookings, limit: 0, bound: 'at most' },
  { what: 'blank pages', value: figures.blankPages, limit: 0, bound: 'at most' },
  { what: 'page loads of mixed versions', value: figures.mixedVersions, limit: 0, bound: 'at most' },
  { what: 'failures recovered', value: figures.recovered, limit: figures.recoverable, bound: 'at least' },
  { what: 'files of other remotes fetched again', value: otherFiles, limit: 0, bound: 'at most' },
];

export const isReached = ({ value, limit, bound }: Limit): boolean =>
  bound === 'at most' ? value <= limit : value >= limit;
