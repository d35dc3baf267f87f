import { useState, type ReactElement } from 'react';
import { useFlowParts } from '../flow-parts.ts';
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
  const [parts, setParts] = useState(come);
  // One that is open stays what it is.
  if (!props.open && parts !== come) setParts(come);
  return parts === null ? <Dialog {...props} /> : <parts.Drawer {...props} />;
}
