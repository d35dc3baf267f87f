import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Property } from 'shared/contracts';
import { $basket, formatMoney, itemRemoved, paths, roomsUrl } from 'shared/runtime';
import { Button, Notice, useLocale, useMessages } from 'shared/ui';
import { optionalMessages } from '../../messages/optional.en-GB.ts';
import {
  $isConfirming,
  anotherWanted,
  newPriceAccepted,
  outcomeWanted,
  refusalDismissed,
} from './confirm-model.ts';
import { $isReasonTold } from './failure-notification.ts';
import { checkoutForm } from './form-model.ts';
import { $amountDue } from './model.ts';
import { RefusalReasons } from './refusal-reasons-list.tsx';
import type { Refusal } from './rules.ts';
import { voucherFieldId } from './voucher/rules.ts';

const tell = (ask: () => void): (() => void) => {
  globalThis.addEventListener('online', ask);
  return () => {
    globalThis.removeEventListener('online', ask);
  };
};

interface RefusalNoticeProps {
  readonly property: Property;
  readonly refusal: Refusal;
}

/**
 * The way on after no booking was made; everything typed stays where it is. Why is what the notification of product.md 8 says: it is not
 * said twice at once, and stands here once the notification has gone.
 */
export function RefusalNotice({ property, refusal }: RefusalNoticeProps) {
  const text = useMessages(optionalMessages);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { isReasonShown, amount, basket, isConfirming, accept, dismiss, ask, another, remove, confirm } =
    useUnit({
      isReasonShown: $isReasonTold,
      amount: $amountDue,
      basket: $basket,
      isConfirming: $isConfirming,
      accept: newPriceAccepted,
      dismiss: refusalDismissed,
      ask: outcomeWanted,
      another: anotherWanted,
      remove: itemRemoved,
      confirm: checkoutForm.submitted,
    });
  const isOpen = refusal.kind === 'unknown';
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [refusal]);
  useEffect(() => (isOpen ? tell(() => ask()) : undefined), [isOpen, ask]);
  const money = (amount: number) => formatMoney(amount, property.currency, locale);
  const otherRooms = (label: string, gone: readonly number[] = []) => (
    <Button
      href={roomsUrl(property.propertyCode, basket)}
      onClick={() => {
        for (const roomNumber of gone) remove({ roomNumber });
      }}
    >
      {label}
    </Button>
  );
  const askButton = (
    <Button busy={isConfirming} onClick={() => ask()}>
      {text('checkout.unknown.ask')}
    </Button>
  );
  const notice = () => {
    switch (refusal.kind) {
      case 'rooms-gone': {
        const count = refusal.roomNumbers.length;
        return (
          <Notice
            tone="negative"
            title={text('checkout.gone.title', { count })}
            action={otherRooms(text('checkout.gone.choose'), refusal.roomNumbers)}
          >
            {count > 0 && (
              <p>{text('checkout.gone.rooms', { count, rooms: refusal.roomNumbers.join(', ') })}</p>
            )}
            <p>{text('checkout.gone.kept')}</p>
          </Notice>
        );
      }
      case 'price-changed':
        return (
          <Notice
            tone="warning"
            title={text('checkout.price.title')}
            action={
              <span className="cluster">
                <Button onClick={() => accept()}>{text('checkout.price.accept')}</Button>
                {otherRooms(text('checkout.price.back'))}
              </span>
            }
          >
            {!isReasonShown && refusal.message !== null && <p>{refusal.message}</p>}
            <p>{text('checkout.price.text', { total: money(refusal.total), before: money(amount) })}</p>
          </Notice>
        );
      case 'refused':
        return (
          <Notice tone="negative" title={text('checkout.refused.title')} onDismiss={() => dismiss()}>
            <RefusalReasons refusal={refusal} isReasonShown={isReasonShown} />
            <p>
              {text(refusal.isPayment ? 'checkout.refused.text' : 'checkout.refused.mend', {
                telephone: property.telephone,
              })}
            </p>
          </Notice>
        );
      case 'voucher-unused':
        return (
          <Notice
            tone="warning"
            title={text('checkout.voucher.unused.title')}
            action={
              <span className="cluster">
                <Button onClick={() => document.getElementById(voucherFieldId)?.focus()}>
                  {text('checkout.voucher.unused.correct')}
                </Button>
                <Button kind="quiet" busy={isConfirming} onClick={() => confirm()}>
                  {text('checkout.voucher.unused.without', { total: money(amount) })}
                </Button>
              </span>
            }
          >
            {text('checkout.voucher.unused.text', { code: refusal.code })}
          </Notice>
        );
      case 'in-progress':
        return (
          <Notice tone="info" title={text('checkout.busy.title')} action={askButton}>
            {text('checkout.busy.text')}
          </Notice>
        );
      case 'unknown':
        return (
          <Notice tone="warning" title={text('checkout.unknown.title')} action={askButton}>
            <p>{text('checkout.unknown.text')}</p>
            <p>{text('checkout.unknown.asking')}</p>
          </Notice>
        );
      case 'fault':
        return (
          <Notice tone="warning" title={text('checkout.fault.title')} action={askButton}>
            {text('checkout.fault.text', { telephone: property.telephone })}
          </Notice>
        );
      case 'already-made':
        return (
          <Notice
            tone="info"
            title={text('checkout.made.title')}
            action={
              <span className="cluster">
                <Button href={paths.status(property.propertyCode, refusal.token)}>
                  {text('checkout.made.show')}
                </Button>
                <Button kind="quiet" onClick={() => another()}>
                  {text('checkout.made.another')}
                </Button>
              </span>
            }
          >
            {text('checkout.made.text')}
          </Notice>
        );
      case 'earlier-undecided':
        return (
          <Notice
            tone="warning"
            title={text('checkout.earlier.title')}
            action={<Button onClick={() => another()}>{text('checkout.earlier.another')}</Button>}
          >
            {text('checkout.earlier.text')}
          </Notice>
        );
    }
  };
  return (
    <div ref={box} tabIndex={-1} className="co-refusal" role="alert">
      {notice()}
    </div>
  );
}
