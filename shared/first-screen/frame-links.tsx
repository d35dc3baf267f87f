import type { ReactNode } from 'react';
import type { FrameLink } from './model.ts';

interface FrameLinksProps {
  readonly links: readonly FrameLink[];
  readonly className?: string;
  /** They lead away from this site. */
  readonly isOutside?: boolean;
}

/** Links as list items. */
export const FrameLinks = ({ links, className, isOutside }: FrameLinksProps): ReactNode =>
  links.map(({ text, href }) => (
    <li key={href}>
      <a className={className} href={href} {...(isOutside && { target: '_blank', rel: 'noreferrer' })}>
        {text}
      </a>
    </li>
  ));
