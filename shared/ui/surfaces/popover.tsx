import { useEffect, useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { fromWidth } from '../../domain/index.ts';
import { Dialog } from './dialog.tsx';
import { useMediaQuery } from '../words/use-media-query.ts';

export interface PopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly children: ReactNode;
  /** Below its children, as actions are; a sheet keeps it in sight. */
  readonly footer?: ReactNode;
  readonly className?: string | undefined;
}

const isInside = (element: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Node && element?.contains(target) === true;

function AnchoredBox({ onClose, anchorRef, label, children, footer, className }: PopoverProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const anchor = anchorRef.current;
    const first = box.current?.querySelector<HTMLElement>(
      '[autofocus], [data-autofocus], button:not([disabled]), input, [tabindex="0"]',
    );
    // What is inside may have taken the focus already, as the calendar does for its day.
    if (!isInside(box.current, document.activeElement)) first?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
    const onPointer = (event: PointerEvent): void => {
      if (!isInside(box.current, event.target) && !isInside(anchor, event.target)) close.current();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close.current();
      anchor?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [anchorRef]);
  useLayoutEffect(
    () => () => {
      // Focus that is still inside goes back to what opened it; that which goes on by itself has left before.
      if (isInside(box.current, document.activeElement)) anchorRef.current?.focus();
    },
    [anchorRef],
  );
  return (
    <div
      ref={box}
      className={className === undefined ? 'popover' : `popover ${className}`}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onBlur={(event) => {
        // Focus that goes on beyond the popover closes it; focus that goes nowhere (a click on plain text) does not.
        if (
          event.relatedTarget !== null &&
          !isInside(box.current, event.relatedTarget) &&
          !isInside(anchorRef.current, event.relatedTarget)
        )
          onClose();
      }}
    >
      {children}
      {footer !== undefined && footer !== null && <footer className="dialog__foot">{footer}</footer>}
    </div>
  );
}

/**
 * A small dialog under its anchor from a tablet's width, a sheet below that. Put it right after its anchor, inside an element with
 * `position: relative` (the class `popover-anchor`).
 */
export function Popover(props: PopoverProps): ReactElement | null {
  const wide = useMediaQuery(fromWidth('tablet'));
  if (!props.open) return null;
  if (wide) return <AnchoredBox {...props} />;
  return (
    <Dialog
      open
      onClose={props.onClose}
      openerRef={props.anchorRef}
      title={props.label}
      footer={props.footer}
      placement="bottom"
    >
      {props.children}
    </Dialog>
  );
}
