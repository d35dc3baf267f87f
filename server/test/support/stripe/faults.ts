/**
 * `error`: a 500 and nothing done; `error-after`: a 500 although it is done; `lost`: done, but the answer does not arrive; `refused`: the
 * connection ends and nothing is done; `hang`: never an answer, and nothing done; `garbage`: no JSON; `busy`: a 429.
 */
export type Fault = 'error' | 'error-after' | 'lost' | 'refused' | 'hang' | 'garbage' | 'busy';

/** What goes wrong next, by the name of the call. */
export function createFaults() {
  const due: { call: string; fault: Fault }[] = [];
  const counts = new Map<string, number>();
  const gates = new Map<string, Promise<void>>();
  return {
    /** Counts a call and gives what is to go wrong with it. */
    next: (call: string): Fault | null => {
      counts.set(call, (counts.get(call) ?? 0) + 1);
      const index = due.findIndex((candidate) => candidate.call === call);
      return index < 0 ? null : (due.splice(index, 1)[0]?.fault ?? null);
    },
    gate: (call: string): Promise<void> | undefined => gates.get(call),
    /** Calls of this name wait until the function that it gives is called. */
    pause: (call: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      gates.set(call, promise);
      return () => {
        gates.delete(call);
        resolve(undefined);
      };
    },
    fail: (call: string, fault: Fault, times = 1): void => {
      for (let n = 0; n < times; n += 1) due.push({ call, fault });
    },
    heal: (): void => {
      due.splice(0);
    },
    count: (call: string): number => counts.get(call) ?? 0,
    total: (): number => [...counts.values()].reduce((sum, count) => sum + count, 0),
    clear: (): void => {
      due.splice(0);
      counts.clear();
    },
  };
}
