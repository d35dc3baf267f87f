import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Property } from 'shared/contracts';
import { listText } from 'shared/domain';
import { $basket, formatMoney, itemRemoved, paths, roomsUrl } from 'shared/runtime';
import { Button, Notice, useLocale, useMessages } from 'shared/ui';
import { optionalMessages } from '../../messages/optional.en-GB.ts';
import { ChallengePart } from './challenge/challenge-part.tsx';
import {
  $isConfirming,
  anotherWanted,
  newPriceAccepted,
  outcomeRequested,
  bookingErrorDismissed,
} from './confirm-model.ts';
import { checkoutForm } from './form-model.ts';
import { $amountDue } from './model.ts';
import { RejectionReasons } from './rejection-reasons-list.tsx';
import type { BookingError } from './rules.ts';
import { voucherFieldId } from './voucher/rules.ts';

const whenOnline = (run: () => void): (() => void) => {
  globalThis.addEventListener('online', run);
  return () => {
    globalThis.removeEventListener('online', run);
  };
};

interface BookingErrorNoticeProps {
  readonly property: Property;
  readonly error: BookingError;
}

/** Why no booking was made and what the guest can do; everything typed stays. The notification of product.md 8 goes, this stays. */
export function BookingErrorNotice({ property, error }: BookingErrorNoticeProps) {
  const text = useMessages(optionalMessages);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { amount, basket, isConfirming, accept, dismiss, check, another, remove, confirm } = useUnit({
    amount: $amountDue,
    basket: $basket,
    isConfirming: $isConfirming,
    accept: newPriceAccepted,
    dismiss: bookingErrorDismissed,
    check: outcomeRequested,
    another: anotherWanted,
    remove: itemRemoved,
    confirm: checkoutForm.submitted,
  });
  const isOpen = error.kind === 'unknown';
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [error]);
  useEffect(() => (isOpen ? whenOnline(() => check()) : undefined), [isOpen, check]);
  const money = (amount: number) => formatMoney(amount, property.currency, locale);
  const otherRooms = (label: string, unavailable: readonly number[] = []) => (
    <Button
      href={roomsUrl(property.propertyCode, basket)}
      onClick={() => {
        for (const roomNumber of unavailable) remove({ roomNumber });
      }}
    >
      {label}
    </Button>
  );
  const checkButton = (
    <Button busy={isConfirming} onClick={() => check()}>
      {text('checkout.unknown.ask')}
    </Button>
  );
  const notice = () => {
    switch (error.kind) {
      case 'rooms-unavailable': {
        const count = error.roomNumbers.length;
        return (
          <Notice
            tone="negative"
            title={text('checkout.gone.title', { count })}
            action={otherRooms(text('checkout.gone.choose'), error.roomNumbers)}
          >
            {count > 0 && (
              <p>
                {text('checkout.gone.rooms', {
                  count,
                  rooms: listText(error.roomNumbers.map(String), locale),
                })}
              </p>
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
            {error.message !== null && <p>{error.message}</p>}
            <p>{text('checkout.price.text', { total: money(error.total), before: money(amount) })}</p>
          </Notice>
        );
      case 'rejected':
        return (
          <Notice tone="negative" title={text('checkout.refused.title')} onDismiss={() => dismiss()}>
            <RejectionReasons error={error} />
            <p>
              {text(error.isPayment ? 'checkout.refused.text' : 'checkout.refused.mend', {
                telephone: property.telephone,
              })}
            </p>
          </Notice>
        );
      case 'challenge':
        return <ChallengePart property={property} message={error.message} />;
      case 'not-approved':
        return (
          <Notice tone="negative" title={text('checkout.notApproved.title')} onDismiss={() => dismiss()}>
            {text('checkout.notApproved.text')}
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
            {text('checkout.voucher.unused.text', { code: error.code })}
          </Notice>
        );
      case 'in-progress':
        return (
          <Notice tone="info" title={text('checkout.busy.title')} action={checkButton}>
            {text('checkout.busy.text')}
          </Notice>
        );
      case 'unknown':
        return (
          <Notice tone="warning" title={text('checkout.unknown.title')} action={checkButton}>
            <p>{text('checkout.unknown.text')}</p>
            <p>{text('checkout.unknown.asking')}</p>
          </Notice>
        );
      case 'fault':
        return (
          <Notice tone="warning" title={text('checkout.fault.title')} action={checkButton}>
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
                <Button href={paths.status(property.propertyCode, error.token)}>
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
