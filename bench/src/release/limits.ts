/** What the last line of the bench tells; null for what was not measured. */
export interface ReleaseFigures {
  /** From the start of the command to the first page load that runs the old version; median. */
  readonly rollbackSeconds: number | null;
  readonly failedBookings: number | null;
  readonly blankPages: number | null;
  /** Page loads that asked for files of two versions of one remote. */
  readonly mixedVersions: number | null;
  /** Failure kinds over all remotes that ended with a working page, of so many. */
  readonly recovered: number | null;
  readonly recoverable: number | null;
  /** KB that a returning guest fetches after one remote changed. */
  readonly changedRemoteKB: number | null;
}

export const nothingMeasured: ReleaseFigures = {
  rollbackSeconds: null,
  failedBookings: null,
  blankPages: null,
  mixedVersions: null,
  recovered: null,
  recoverable: null,
  changedRemoteKB: null,
};

export interface Limit {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly bound: 'at least' | 'at most';
}

/** What was measured, beside what has to be reached. */
export function limitsOf(figures: ReleaseFigures): readonly Limit[] {
  const all: readonly (Omit<Limit, 'value' | 'limit'> & { value: number | null; limit: number | null })[] = [
    { what: 'rollback, seconds', value: figures.rollbackSeconds, limit: 1, bound: 'at most' },
    { what: 'failed bookings', value: figures.failedBookings, limit: 0, bound: 'at most' },
    { what: 'blank pages', value: figures.blankPages, limit: 0, bound: 'at most' },
    { what: 'page loads of mixed versions', value: figures.mixedVersions, limit: 0, bound: 'at most' },
    { what: 'failures recovered', value: figures.recovered, limit: figures.recoverable, bound: 'at least' },
  ];
  return all.flatMap(({ value, limit, ...rest }) =>
    value === null || limit === null ? [] : [{ ...rest, value, limit }],
  );
}

export const isReached = ({ value, limit, bound }: Limit): boolean =>
  bound === 'at most' ? value <= limit : value >= limit;
