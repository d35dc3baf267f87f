import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while the server's HTML is being taken over, true from the next drawing on: for what is not in that HTML. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
