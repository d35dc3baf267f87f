import type { AriaAttributes, ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../actions/icon.tsx';
import { IconButton } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { useMessages } from '../words/use-messages.ts';

export interface CardProps extends AriaAttributes {
  readonly as?: 'div' | 'article' | 'section' | 'li' | undefined;
  readonly selected?: boolean | undefined;
  readonly padding?: 'none' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A surface with a quiet border. */
export function Card({
  as: Element = 'div',
  selected = false,
  padding = 'medium',
  className,
  children,
  ...rest
}: CardProps): ReactElement {
  return (
    <Element
      {...rest}
      className={classNames(
        'card',
        padding !== 'none' && `card--${padding}`,
        selected && 'card--selected',
        className,
      )}
    >
      {children}
    </Element>
  );
}

export type NoticeTone = 'positive' | 'negative' | 'info' | 'warning';

export const toneIcons: Record<NoticeTone, IconName> = {
  positive: 'check',
  negative: 'warning',
  info: 'info',
  warning: 'warning',
};

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** Read out when it appears. */
  readonly announce?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A message in the flow of the page. */
export function Notice({
  tone,
  title,
  children,
  action,
  onDismiss,
  announce = false,
  className,
}: NoticeProps): ReactElement {
  const text = useMessages(uiMessages);
  const role = announce ? (tone === 'negative' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames('notice', `notice--${tone}`, className)} role={role}>
      <Icon name={toneIcons[tone]} className="notice__icon" />
      <div className="notice__body">
        {title !== undefined && title !== null && <p className="notice__title">{title}</p>}
        {children !== undefined && children !== null && <div className="notice__text">{children}</div>}
        {action !== undefined && action !== null && <div className="notice__action">{action}</div>}
      </div>
      {onDismiss !== undefined && <IconButton icon="close" label={text('ui.dismiss')} onClick={onDismiss} />}
    </div>
  );
}

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly kind?: 'plain' | 'boxed' | undefined;
  readonly className?: string | undefined;
}

/** More, for who wants it: the browser's own details element. */
export const Disclosure = ({
  summary,
  children,
  open,
  onToggle,
  kind = 'plain',
  className,
}: DisclosureProps): ReactElement => (
  <details
    className={classNames('disclosure', `disclosure--${kind}`, className)}
    open={open}
    onToggle={(event) => {
      onToggle?.(event.currentTarget.open);
    }}
  >
    <summary className="disclosure__summary">
      <span className="disclosure__text">{summary}</span>
      <Icon name="chevron-down" className="disclosure__arrow" />
    </summary>
    {children !== false && <div className="disclosure__body">{children}</div>}
  </details>
);

export const VisuallyHidden = ({
  children,
  as: Element = 'span',
}: {
  readonly children: ReactNode;
  readonly as?: 'span' | 'p' | 'div' | 'h2';
}): ReactElement => <Element className="visually-hidden">{children}</Element>;
