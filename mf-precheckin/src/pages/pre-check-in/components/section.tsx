import type { ReactElement, ReactNode } from 'react';
import { Card, SectionHeading } from 'shared/ui';

interface SectionProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a step: a card with its heading. */
export const Section = ({ title, aside, children }: SectionProps): ReactElement => (
  <Card as="section" padding="large">
    <div className="pc-section">
      <SectionHeading aside={aside}>{title}</SectionHeading>
      {children}
    </div>
  </Card>
);
