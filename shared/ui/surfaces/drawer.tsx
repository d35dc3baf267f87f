import { useState, type ReactElement } from 'react';
import { useFlowParts } from '../rich/flow-parts.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface DrawerProps extends Omit<
  DialogProps,
  'size' | 'placement' | 'closeOnBackdrop' | 'className'
> {
  readonly placement: 'end' | 'bottom';
}

/** A long flow beside the page: antd's drawer where `shared/ui/flow` has come before it is opened, a dialog otherwise. */
export function Drawer(props: DrawerProps): ReactElement | null {
  const come = useFlowParts();
  const [opened, setOpened] = useState<{ readonly parts: typeof come } | null>(null);
  // One that is open stays what it is.
  if (props.open && opened === null) setOpened({ parts: come });
  if (!props.open && opened !== null && opened.parts !== come) setOpened(null);
  const parts = opened === null ? come : opened.parts;
  if (parts === null) return <Dialog {...props} />;
  // Drawn from its first opening on, so that it can move out and give the focus back.
  return opened === null ? null : <parts.Drawer {...props} />;
}
