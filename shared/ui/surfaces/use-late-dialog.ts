import { useState } from 'react';
import { useIdle } from '../words/use-media-query.ts';

/** A dialog whose code comes late: when the browser is idle or somebody seems to want it, and at the latest when it is opened. */
export interface LateDialog {
  readonly isOpen: boolean;
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** `load` fetches what the dialog needs, and again when that has failed. */
export function useLateDialog(load: () => Promise<unknown>): LateDialog {
  const [isOpen, setOpen] = useState(false);
  const prepare = (): void => {
    load().catch(() => undefined);
  };
  useIdle(prepare);
  return {
    isOpen,
    prepare,
    open: () => {
      // Without a network it stays closed; the page says that the network is missing.
      load().then(
        () => {
          setOpen(true);
        },
        () => {
          setOpen(navigator.onLine);
        },
      );
    },
    close: () => {
      setOpen(false);
    },
  };
}
