import { useEffect, useId, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { useMessages } from '../words/use-messages.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** `end`: a drawer at the right; `bottom`: a sheet. A centred dialog is a sheet under 600 px. */
  readonly placement?: 'centre' | 'end' | 'bottom' | undefined;
  readonly closeOnBackdrop?: boolean | undefined;
  /** What opened it, where that does not have the focus, as after a tap in Safari. */
  readonly openerRef?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
}

/** The browser's modal dialog: it keeps focus in, closes with Escape, and gives focus back. Its children live only while it is open. */
export function Dialog(props: DialogProps): ReactElement | null {
  const {
    open,
    onClose,
    title,
    children,
    footer,
    size = 'medium',
    placement = 'centre',
    closeOnBackdrop = true,
    openerRef,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const text = useMessages(uiMessages);
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const opener = openerRef?.current ?? document.activeElement;
    element.showModal();
    // React's own autoFocus comes too early: what is not shown yet cannot take it.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
      // What opened it is gone, or hidden with its menu, and no page leads focus anywhere.
      window.setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
      });
    };
  }, [open, openerRef]);
  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', `dialog--${size}`, `dialog--${placement}`, props.className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (closeOnBackdrop && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog__box">
        <header className="dialog__head">
          <h2 className="dialog__title" id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label={text('ui.close')} onClick={onClose} />
        </header>
        <div className="dialog__body">{children}</div>
        {footer !== undefined && footer !== null && <footer className="dialog__foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
