import { useUnit } from 'effector-react';
import { useState, type ReactElement } from 'react';
import { $basket, $basketTotals } from 'shared/runtime';
import { Button, Drawer, Icon, Price, StickyBar, useIsDesktop, useMessages, VisuallyHidden } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { BasketContents } from '../basket/basket-contents.tsx';
import { ContinueButton } from './continue-button.tsx';
import { $screen, stepChosen } from './model.ts';
import './steps.css';

/** Phone: the total, which opens the booking so far in a sheet. */
function BasketToggle(): ReactElement {
  const { basket, totals } = useUnit({ basket: $basket, totals: $basketTotals });
  const [open, setOpen] = useState(false);
  const text = useMessages(messages);
  const close = (): void => {
    setOpen(false);
  };
  const { items, rooms, currency } = basket;
  return (
    <>
      <button
        type="button"
        className="rr-toggle"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <span className="rr-toggle__text">
          <Price amount={totals.total} currency={currency} charged />
          <span className="small muted">
            {text('basket.rooms-chosen', { chosen: items.length, count: rooms.length })}
          </span>
        </span>
        <Icon name="chevron-up" />
        <VisuallyHidden>{text('basket.show')}</VisuallyHidden>
      </button>
      <Drawer open={open} onClose={close} title={text('basket.title')} placement="bottom">
        <BasketContents onLeave={close} />
      </Drawer>
    </>
  );
}

/** Back to the rooms from the page that follows them. */
export function BackButton(): ReactElement {
  const { basket, go } = useUnit({ basket: $basket, go: stepChosen });
  const text = useMessages(messages);
  const last = basket.rooms.at(-1);
  return (
    <Button
      kind="link"
      icon="arrow-left"
      className="rr-back"
      onClick={() => {
        go(last === undefined ? { step: 'selection' } : { step: 'selection', roomNumber: last.roomNumber });
      }}
    >
      {text('yours.back')}
    </Button>
  );
}

/** Back and on: at the end of the page on a desktop, at the bottom of the screen on a phone. */
export function StepActions(): ReactElement | null {
  const { basket, screen } = useUnit({ basket: $basket, screen: $screen });
  const text = useMessages(messages);
  const isDesktop = useIsDesktop();
  if (!isDesktop)
    return basket.items.length === 0 ? null : (
      <StickyBar label={text('action.label')}>
        <BasketToggle />
        <ContinueButton />
      </StickyBar>
    );
  if (screen === 'selection') return null;
  return (
    <div className="cluster cluster--between rr-actions">
      <BackButton />
      <ContinueButton />
    </div>
  );
}
