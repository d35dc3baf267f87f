import type { ReactNode } from 'react';
import { Card, SectionHeading } from 'shared/ui';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One part of the account; its id is where the list of parts leads. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Card as="section" padding="large" className="acc-section" aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {lead !== undefined && <p className="muted acc-section__lead">{lead}</p>}
      {children}
    </Card>
  );
}
