import { Collapse } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { FlowTheme } from './flow-theme.tsx';

export interface AccordionProps {
  readonly items: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly children: ReactNode;
    readonly extra?: ReactNode;
  }[];
  /** Opening one closes the others. */
  readonly single?: boolean | undefined;
  readonly defaultOpen?: readonly string[] | undefined;
}

/** Several parts of which the guest opens what is wanted. */
export const Accordion = ({ items, single = false, defaultOpen = [] }: AccordionProps): ReactElement => (
  <FlowTheme>
    <Collapse
      items={[...items]}
      accordion={single}
      defaultActiveKey={[...defaultOpen]}
      ghost
      expandIconPlacement="end"
    />
  </FlowTheme>
);
