import { useEffect, useRef, type ReactNode } from 'react';
import { Card, Icon, type IconName } from 'shared/ui';

interface OutcomeProps {
  readonly tone: 'positive' | 'warning' | 'neutral';
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** False where the page opens with it: the shell has moved the focus to the page's heading then. */
  readonly takesFocus?: boolean;
}

/** How something ended, in the place of its form; it takes the focus that the form had. */
export function Outcome({ tone, icon, title, children, actions, takesFocus = true }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card padding="large" className={`acc-outcome acc-outcome--${tone}`}>
      <span className="acc-outcome__icon">
        <Icon name={icon} size={28} />
      </span>
      <h2 className="acc-outcome__title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children !== undefined && <div className="acc-outcome__text">{children}</div>}
      {actions !== undefined && <div className="cluster acc-outcome__actions">{actions}</div>}
    </Card>
  );
}
