import type { ReactNode } from 'react';
import { Card, SectionHeading } from 'shared/ui';

interface SectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the checkout: a card with its heading. */
export const Section = ({ title, aside, children }: SectionProps) => (
  <Card as="section" padding="large">
    <div className="co-section">
      <SectionHeading level={2} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </div>
  </Card>
);
