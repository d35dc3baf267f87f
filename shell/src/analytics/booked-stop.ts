import type { TabStorage } from 'shared/runtime';
import { waitingKeyOf } from './recorder.ts';
import type { ThirdParties, ThirdParty } from './third-parties.ts';

const ticketKey = 'shell.booked.v1';
/** A guest waits no longer than this for the tag manager and the pixel. */
export const stopMs = 1500;

export interface StopPorts {
  readonly tab: TabStorage;
  readonly after: (ms: number, run: () => void) => void;
}

export interface WayThere extends StopPorts {
  /** Opens the stop by a whole page load, with an entry of its own in the history. */
  readonly open: () => void;
  readonly hide: (isHidden: boolean) => void;
  /** Gives up what is being opened. */
  readonly abandon: () => void;
  /** The document is there again, as it was left. */
  readonly onRestored: (run: () => void) => void;
}

/**
 * A purchase waits in a document where no script of others may run (docs/decisions/0088): it is sent from a stop of its own, which leads back
 * at once. What is drawn meanwhile is hidden.
 */
export function leaveForStop({ tab, after, open, hide, abandon, onRestored }: WayThere): void {
  tab.write(ticketKey, 'wanted');
  hide(true);
  onRestored(() => {
    hide(false);
  });
  after(stopMs, () => {
    abandon();
    tab.write(ticketKey, '');
    hide(false);
  });
  open();
}

export interface WayOn extends StopPorts {
  readonly propertyCode: string;
  readonly back: () => void;
  readonly toSearch: () => void;
  readonly onRestored: (run: () => void) => void;
}

export interface Stop {
  /** An entry of the `dataLayer` as the tag manager gets it: it says when it has dispatched a purchase. */
  readonly followed: (entry: unknown) => unknown;
  readonly started: (parties: ThirdParties) => void;
  readonly settled: (party: ThirdParty, isLoaded: boolean) => void;
}

const isPurchase = (entry: unknown): entry is object =>
  typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === 'purchase';

/**
 * The stop: it leads on once the tag manager has dispatched each purchase and the pixel has its script, or after a moment. Without any script
 * what waited waits on for the tab's next page. A guest who opens it otherwise, or comes back to it, goes to the search.
 */
export function openStop({ tab, after, propertyCode, back, toSearch, onRestored }: WayOn): Stop {
  const key = waitingKeyOf(propertyCode);
  const waiting = tab.read(key);
  const awaited = new Set<ThirdParty>();
  let dispatching = 0;
  let hasAnyLoaded = false;
  let isLeaving = false;
  const goOn = (): void => {
    if (isLeaving) return;
    isLeaving = true;
    const isExpected = tab.read(ticketKey) === 'wanted';
    tab.write(ticketKey, '');
    if (isExpected && !hasAnyLoaded && waiting !== null) tab.write(key, waiting);
    if (isExpected) back();
    else toSearch();
  };
  const isDone = (party: ThirdParty): void => {
    awaited.delete(party);
    if (awaited.size === 0) goOn();
  };
  onRestored(toSearch);
  if (tab.read(ticketKey) !== 'wanted') after(0, goOn);
  after(stopMs, goOn);
  return {
    followed: (entry) => {
      if (!isPurchase(entry)) return entry;
      dispatching += 1;
      const eventCallback = (): void => {
        dispatching -= 1;
        if (dispatching === 0) isDone('tag-manager');
      };
      return { ...entry, eventCallback, eventTimeout: stopMs };
    },
    started: ({ tagManagerId, pixelId }) => {
      if (tagManagerId !== null && dispatching > 0) awaited.add('tag-manager');
      if (pixelId !== null) awaited.add('pixel');
      if (awaited.size === 0) goOn();
    },
    settled: (party, isLoaded) => {
      hasAnyLoaded ||= isLoaded;
      // The pixel sends what has waited for it when its script runs: a turn later that is under way.
      if (party === 'pixel' || !isLoaded)
        after(0, () => {
          isDone(party);
        });
    },
  };
}
