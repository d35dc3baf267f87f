import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../actions/icon.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { useMessages } from '../words/use-messages.ts';

export interface FactsProps {
  readonly items: readonly { readonly term: ReactNode; readonly detail: ReactNode }[];
  readonly columns?: 1 | 2 | undefined;
}

/** Terms and what they are: a definition list. */
export const Facts = ({ items, columns = 1 }: FactsProps): ReactElement => (
  <dl className={`facts facts--${columns}`}>
    {items.map(({ term, detail }, index) => (
      <div key={index} className="facts__item">
        <dt className="facts__term">{term}</dt>
        <dd className="facts__detail">{detail}</dd>
      </div>
    ))}
  </dl>
);

/** A hotel's stars. */
export function Rating({ value }: { readonly value: number }): ReactElement {
  const text = useMessages(uiMessages);
  return (
    <span className="rating">
      {Array.from({ length: Math.round(value) }, (_, index) => (
        <Icon key={index} name="star" size={16} className="rating__star" />
      ))}
      <span className="visually-hidden">{text('ui.stars', { count: value })}</span>
    </span>
  );
}

export type Tone = 'neutral' | 'positive' | 'negative' | 'info' | 'warning' | 'accent';

export interface BadgeProps {
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A word or two that stand out. */
export const Badge = ({ tone = 'neutral', icon, children, className }: BadgeProps): ReactElement => (
  <span className={classNames('badge', `badge--${tone}`, className)}>
    {icon !== undefined && <Icon name={icon} size={14} />}
    {children}
  </span>
);
