import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon, type IconName } from '../actions/icon.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { useMessages } from '../words/use-messages.ts';

export interface SkeletonProps {
  readonly lines?: number | undefined;
  readonly height?: number | undefined;
  readonly width?: string | undefined;
  readonly shape?: 'text' | 'block' | 'circle' | undefined;
  readonly className?: string | undefined;
}

const lineWidths = ['100%', '92%', '78%', '64%'];

/** The shape of what comes; hidden from screen readers. */
export function Skeleton({
  lines = 1,
  height = 16,
  width,
  shape = 'text',
  className,
}: SkeletonProps): ReactElement {
  const bone = (index: number): ReactElement => (
    <svg
      key={index}
      className={classNames('skeleton', shape === 'circle' && 'skeleton--circle')}
      width={width ?? (shape === 'text' ? lineWidths[index % lineWidths.length] : '100%')}
      height={height}
      aria-hidden="true"
      focusable="false"
    />
  );
  return (
    <span className={classNames('skeleton-stack', className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => bone(index))}
    </span>
  );
}

const quietMs = 300;

/** Says that something is loading, once it takes longer than a moment. */
export function Loading({ label }: { readonly label: string }): ReactElement {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setSlow(true);
    }, quietMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, []);
  return (
    <p className="loading" role="status">
      {slow && (
        <>
          <span className="spinner" aria-hidden="true" />
          {label}
        </>
      )}
    </p>
  );
}

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: IconName | undefined;
}

/** There is nothing, why, and what to do. */
export const EmptyState = ({ title, children, action, icon = 'search' }: EmptyStateProps): ReactElement => (
  <div className="state">
    <Icon name={icon} size={32} className="state__icon" />
    <h2 className="state__title">{title}</h2>
    {children !== undefined && children !== null && <div className="state__text">{children}</div>}
    {action !== undefined && action !== null && <div className="cluster state__action">{action}</div>}
  </div>
);

export interface Contact {
  readonly telephone: string;
  readonly email: string;
}

/** Phone and e-mail of the hotel, as links. */
export function ContactLinks({ contact }: { readonly contact: Contact }): ReactElement {
  const text = useMessages(uiMessages);
  return (
    <div className="cluster contact-links">
      <Button kind="secondary" icon="phone" href={`tel:${contact.telephone.replace(/[^+\d]/g, '')}`}>
        {text('ui.contact-by-phone', { telephone: contact.telephone })}
      </Button>
      <Button kind="secondary" icon="mail" href={`mailto:${contact.email}`}>
        {text('ui.contact-by-mail', { email: contact.email })}
      </Button>
    </div>
  );
}

export interface FailedStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** What else the guest can do. */
  readonly action?: ReactNode;
  readonly contact?: Contact | null | undefined;
}

/** It did not work: try again, or reach the hotel. */
export function FailedState({ title, children, onRetry, action, contact }: FailedStateProps): ReactElement {
  const text = useMessages(uiMessages);
  return (
    <div className="state" role="alert">
      <Icon name="warning" size={32} className="state__icon" />
      <h2 className="state__title">{title}</h2>
      {children !== undefined && children !== null && <div className="state__text">{children}</div>}
      <div className="cluster state__action">
        {onRetry !== undefined && (
          <Button kind="primary" icon="refresh" onClick={onRetry}>
            {text('ui.try-again')}
          </Button>
        )}
        {action}
        {contact !== undefined && contact !== null && <ContactLinks contact={contact} />}
      </div>
    </div>
  );
}
