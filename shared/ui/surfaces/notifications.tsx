import { useEffect, useRef, type ReactElement } from 'react';
import { IconButton } from '../actions/button.tsx';
import { Icon } from '../actions/icon.tsx';
import { useUiMessages } from '../words/use-messages.ts';
import { toneIcons, type NoticeTone } from './surfaces.tsx';

/** A message over the page, as the shell holds it (product.md 8). */
export interface ShownNotification {
  readonly id: string;
  readonly kind: NoticeTone;
  readonly placement: 'top' | 'bottom';
  readonly text: string;
  readonly header: string | null;
  /** Milliseconds until it goes by itself; null: it stays until it is dismissed. */
  readonly timeoutMs: number | null;
}

interface ToastProps {
  readonly notification: ShownNotification;
  readonly onDismiss: (id: string) => void;
}

function Toast({ notification, onDismiss }: ToastProps): ReactElement {
  const { id, kind, text, header, timeoutMs } = notification;
  const words = useUiMessages();
  const dismiss = useRef(onDismiss);
  const held = useRef(false);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (timeoutMs === null) return;
    // While it is pointed at or has focus it stays, and goes a moment later (WCAG 2.2.1).
    const timer = window.setInterval(() => {
      if (!held.current) dismiss.current(id);
    }, timeoutMs);
    return () => {
      window.clearInterval(timer);
    };
  }, [id, timeoutMs]);
  const hold = (): void => {
    held.current = true;
  };
  const release = (): void => {
    held.current = false;
  };
  return (
    <div
      className={`notice notice--${kind} toast`}
      role={kind === 'negative' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={toneIcons[kind]} className="notice__icon" />
      <div className="notice__body">
        {header !== null && <p className="notice__title">{header}</p>}
        <p className="notice__text">{text}</p>
      </div>
      <IconButton
        icon="close"
        label={words('ui.dismiss')}
        onClick={() => {
          onDismiss(id);
        }}
      />
    </div>
  );
}

export interface NotificationOutletProps {
  readonly notifications: readonly ShownNotification[];
  readonly onDismiss: (id: string) => void;
}

/** Where messages over the page appear: at the top or at the bottom, read out as they come. */
export function NotificationOutlet({ notifications, onDismiss }: NotificationOutletProps): ReactElement {
  const text = useUiMessages();
  return (
    <section aria-label={text('ui.notifications')}>
      {(['top', 'bottom'] as const).map((placement) => (
        // It is there before its messages are: only then are they read out as they come.
        <div
          key={placement}
          className={`notifications notifications--${placement}`}
          aria-live="polite"
          aria-relevant="additions"
        >
          {notifications
            .filter((notification) => notification.placement === placement)
            .map((notification) => (
              <Toast key={notification.id} notification={notification} onDismiss={onDismiss} />
            ))}
        </div>
      ))}
    </section>
  );
}
