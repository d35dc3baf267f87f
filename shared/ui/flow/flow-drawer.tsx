import { Drawer } from 'antd';
import { useState, type ReactElement, type ReactNode } from 'react';
import { directionOf } from '../../domain/index.ts';
import { useLocale } from '../words/use-messages.ts';
import { FlowTheme } from './flow-theme.tsx';
import { overlayLayer } from './overlay-layer.ts';

export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Pixels, of a drawer at the end of the line. */
  readonly width?: number | undefined;
  readonly placement?: 'end' | 'bottom' | undefined;
}

/** antd's drawer, for long flows beside the page. */
export function FlowDrawer({ placement = 'end', width = 520, ...drawer }: OverlayProps): ReactElement {
  // Drawn from its first opening on: then it can move out and give the focus back.
  const [wasOpened, setWasOpened] = useState(drawer.open);
  if (drawer.open && !wasOpened) setWasOpened(true);
  const end = directionOf(useLocale()) === 'rtl' ? 'left' : 'right';
  if (!wasOpened) return <></>;
  return (
    <FlowTheme>
      <Drawer
        {...drawer}
        placement={placement === 'bottom' ? 'bottom' : end}
        size={placement === 'bottom' ? 'auto' : width}
        closable={{ placement: 'end' }}
        getContainer={overlayLayer}
        destroyOnHidden
      />
    </FlowTheme>
  );
}
