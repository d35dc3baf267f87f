import type { AriaAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'link' | 'danger';

export interface ButtonProps extends AriaAttributes {
  readonly kind?: ButtonKind | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Work is under way: it says so, keeps its size and takes no click. */
  readonly busy?: boolean | undefined;
  readonly block?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
  /** Makes it a link. */
  readonly href?: string | undefined;
  readonly target?: '_blank' | undefined;
  readonly download?: string | boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly form?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly children?: ReactNode;
  /** For crawlers that press their way to a price. */
  readonly 'data-nav-criticalpath'?: 'true' | undefined;
  readonly 'data-nav-interactiontype'?: 'CLICK' | undefined;
  readonly 'data-nav-interactionorder'?: string | undefined;
}

/** An action; with `href` a link that looks like one. One primary button on a screen. */
export function Button(props: ButtonProps): ReactElement {
  const {
    kind = 'secondary',
    size = 'medium',
    busy = false,
    block = false,
    icon,
    iconEnd,
    href,
    target,
    download,
  } = props;
  const { type = 'button', disabled = false, className, onClick, ref, children, form, id, ...aria } = props;
  const classes = classNames(
    'btn',
    `btn--${kind}`,
    size !== 'medium' && `btn--${size}`,
    block && 'btn--block',
    className,
  );
  const inside = (
    <>
      {busy ? <span className="spinner" aria-hidden="true" /> : icon !== undefined && <Icon name={icon} />}
      {children}
      {iconEnd !== undefined && <Icon name={iconEnd} />}
    </>
  );
  const ariaOnly = ariaAttributes(aria);
  if (href !== undefined) {
    return (
      <a
        {...ariaOnly}
        id={id}
        className={classes}
        href={href}
        target={target}
        download={download}
        rel={target === undefined ? undefined : 'noreferrer'}
        onClick={onClick}
      >
        {inside}
      </a>
    );
  }
  return (
    <button
      {...ariaOnly}
      ref={ref}
      id={id}
      form={form}
      className={classes}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || ariaOnly['aria-disabled'] || undefined}
      onClick={(event) => {
        // A busy button stays focusable, so that focus is not lost, but does nothing; a form is not sent twice.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {inside}
    </button>
  );
}

const ariaAttributes = (props: object): AriaAttributes =>
  Object.fromEntries(Object.entries(props).filter(([name]) => /^(?:aria|data-nav)-/.test(name)));

export interface IconButtonProps extends AriaAttributes {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly kind?: 'quiet' | 'secondary' | undefined;
  readonly className?: string | undefined;
}

/** A round button that is only a drawing; `label` is its name. */
export const IconButton = ({
  icon,
  label,
  kind = 'quiet',
  className,
  disabled,
  onClick,
  ...aria
}: IconButtonProps): ReactElement => (
  <button
    {...aria}
    type="button"
    className={classNames('icon-btn', `icon-btn--${kind}`, className)}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
