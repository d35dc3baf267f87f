import { Drawer, Modal, Tooltip as AntTooltip } from 'antd';
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

/** antd's modal, for what needs its stacking; a plain question is better asked in `Dialog`. */
export const FlowModal = ({
  open,
  onClose,
  title,
  children,
  footer = null,
  width = 560,
}: OverlayProps): ReactElement => (
  <FlowTheme>
    <Modal
      open={open}
      onCancel={onClose}
      title={title}
      footer={footer}
      width={width}
      getContainer={overlayLayer}
      destroyOnHidden
      centered
    >
      {children}
    </Modal>
  </FlowTheme>
);

/** A few more words on hover and on focus; never the only place where they are. */
export const Tooltip = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement => (
  <FlowTheme>
    <AntTooltip title={title}>{children}</AntTooltip>
  </FlowTheme>
);
