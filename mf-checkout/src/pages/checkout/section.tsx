import type { ReactNode } from 'react';
import { Card, SectionHeading } from 'shared/ui';

/** One part of the checkout: a card with its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" padding="large">
      <div className="co-section">
        <SectionHeading level={2}>{title}</SectionHeading>
        {children}
      </div>
    </Card>
  );
}
