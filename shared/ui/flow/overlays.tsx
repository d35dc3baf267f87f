import { Drawer } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { FlowTheme } from './flow-theme.tsx';
import { overlayLayer } from './overlay-layer.ts';

export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Pixels. */
  readonly width?: number | undefined;
}

/** antd's drawer at the right, for long flows beside the page. */
export const FlowDrawer = ({
  open,
  onClose,
  title,
  children,
  footer = null,
  width = 520,
}: OverlayProps): ReactElement => (
  <FlowTheme>
    <Drawer
      open={open}
      onClose={onClose}
      title={title}
      footer={footer}
      size={width}
      closable={{ placement: 'end' }}
      getContainer={overlayLayer}
      destroyOnHidden
    >
      {children}
    </Drawer>
  </FlowTheme>
);
