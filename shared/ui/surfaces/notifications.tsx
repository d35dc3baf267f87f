import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { IconButton } from '../actions/button.tsx';
import { Icon } from '../actions/icon.tsx';
import { uiMessages } from '../messages/en-GB.ts';
import { useMessages } from '../words/use-messages.ts';
import { toneIcons, type NoticeTone } from './surfaces.tsx';
import { uncoverField } from './uncover-field.ts';
import { useLifetime } from './use-lifetime.ts';

/** A message over the page, as the shell holds it (product.md 8). */
export interface ShownNotification {
  readonly id: string;
  readonly kind: NoticeTone;
  readonly placement: 'top' | 'bottom';
  readonly text: string;
  readonly header: string | null;
  /** Milliseconds until it goes by itself; null: it stays until it is dismissed. */
  readonly timeoutMs: number | null;
  /** The id of the field that it speaks of, which it must not cover. */
  readonly fieldId?: string | null;
}

interface ToastProps {
  readonly notification: ShownNotification;
  readonly onDismiss: (id: string) => void;
}

function Toast({ notification, onDismiss }: ToastProps): ReactElement {
  const { id, kind, placement, text, header, timeoutMs, fieldId = null } = notification;
  const words = useMessages(uiMessages);
  const box = useRef<HTMLDivElement>(null);
  const lifetime = useLifetime(timeoutMs, () => onDismiss(id));
  useEffect(() => {
    const field = fieldId === null ? null : document.getElementById(fieldId);
    if (box.current !== null && field !== null) uncoverField(box.current, field, placement);
  }, [id, fieldId, placement]);
  return (
    <div
      ref={box}
      className={`notice notice--${kind} toast`}
      role={kind === 'negative' ? 'alert' : undefined}
      {...lifetime}
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

const gap = 8;

/** Messages at the top come below the header, which is higher with larger text or more steps. */
function putBelowHeader(place: HTMLElement | null): void {
  const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (place !== null) place.style.top = `${String(Math.max(0, Math.ceil(end)) + gap)}px`;
}

/** Where messages over the page appear: at the top or at the bottom, read out as they come. */
export function NotificationOutlet({ notifications, onDismiss }: NotificationOutletProps): ReactElement {
  const text = useMessages(uiMessages);
  const top = useRef<HTMLDivElement>(null);
  const count = notifications.length;
  useLayoutEffect(() => {
    if (count > 0) putBelowHeader(top.current);
  }, [count]);
  return (
    <section aria-label={text('ui.notifications')}>
      {(['top', 'bottom'] as const).map((placement) => (
        // It is there before its messages are: only then are they read out as they come.
        <div
          key={placement}
          ref={placement === 'top' ? top : null}
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
