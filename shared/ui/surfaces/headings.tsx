import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface PageHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly eyebrow?: ReactNode;
}

/** The page's only h1. The shell moves focus to it after a navigation and announces its text. */
export const PageHeading = ({ children, lead, aside, eyebrow }: PageHeadingProps): ReactElement => (
  <div className="page-heading">
    <div>
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
      <h1 className="page-heading__title" tabIndex={-1} data-page-heading="">
        {children}
      </h1>
      {lead !== undefined && lead !== null && <p className="page-heading__lead">{lead}</p>}
    </div>
    {aside}
  </div>
);

export interface SectionHeadingProps {
  readonly children: ReactNode;
  readonly level?: 2 | 3 | undefined;
  readonly aside?: ReactNode;
  readonly id?: string | undefined;
}

/** The heading of a part of a page. */
export function SectionHeading({ children, level = 2, aside, id }: SectionHeadingProps): ReactElement {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className="section-heading">
      <Title
        className={classNames('section-heading__title', level === 3 && 'section-heading__title--3')}
        id={id}
        tabIndex={-1}
      >
        {children}
      </Title>
      {aside}
    </div>
  );
}
