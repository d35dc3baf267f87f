import { attach, createEvent, createStore, sample } from 'effector';
import { chooseRelease, namedRemotes, type Registry } from 'shared/contracts';
import { $entered, pageEntered, releasesCompared } from './model.ts';
import { codeOf } from './route-table.ts';

/** The registry that the page was opened with, and how to fetch the present one; tests give their own. */
export interface ReleaseSource {
  readonly opened: Registry;
  /** Null when it cannot be fetched. */
  readonly fetchNow: () => Promise<Registry | null>;
}

export const $releaseSource = createStore<ReleaseSource | null>(null, { serialize: 'ignore' });

/** Whether a page of this property would run something else if it were opened now. */
export function differs(opened: Registry, now: Registry, code: string | null): boolean {
  if (opened.shell.version !== now.shell.version) return true;
  const names = new Set([...namedRemotes(opened), ...namedRemotes(now)]);
  return [...names].some(
    (name) => chooseRelease(opened, name, code)?.version !== chooseRelease(now, name, code)?.version,
  );
}

/** The server announced a switch of the registry, or it is time to compare. */
export const registryAnnounced = createEvent();

const compareFx = attach({
  source: $releaseSource,
  effect: async (source, code: string | null) => {
    const now = source === null ? null : await source.fetchNow();
    return source === null || now === null ? null : differs(source.opened, now, code);
  },
});

// Open tabs compare after an announcement and after each navigation; the next navigation takes the newer release (architecture 3).
sample({
  clock: pageEntered,
  filter: ({ isFirst }) => !isFirst,
  fn: ({ route }) => codeOf(route),
  target: compareFx,
});
sample({
  clock: registryAnnounced,
  source: $entered,
  fn: (route) => (route === null ? null : codeOf(route)),
  target: compareFx,
});
sample({ clock: compareFx.doneData.filterMap((isStale) => isStale ?? undefined), target: releasesCompared });
