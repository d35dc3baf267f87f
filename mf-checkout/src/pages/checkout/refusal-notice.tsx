import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Property } from 'shared/contracts';
import { formatMoney, formatSearchQuery } from 'shared/domain';
import { $basketTotals, $search, paths } from 'shared/runtime';
import { Button, Notice, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $refusal, newPriceAccepted, refusalDismissed } from './confirm-model.ts';

/** Why no booking was made and the way on; everything typed stays where it is. */
export function RefusalNotice({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { refusal, totals, search, accept, dismiss } = useUnit({
    refusal: $refusal,
    totals: $basketTotals,
    search: $search,
    accept: newPriceAccepted,
    dismiss: refusalDismissed,
  });
  useEffect(() => {
    if (refusal !== null) box.current?.focus();
  }, [refusal]);
  if (refusal === null) return null;
  const money = (amount: number) => formatMoney(amount, property.currency, locale);
  const otherRooms = (label: string) => (
    <Button href={paths.roomsAndRates(property.propertyCode, formatSearchQuery(search))}>{label}</Button>
  );
  const notice = () => {
    switch (refusal.kind) {
      case 'rooms-gone': {
        const count = refusal.roomNumbers.length;
        return (
          <Notice
            tone="negative"
            title={text('checkout.gone.title', { count })}
            action={otherRooms(text('checkout.gone.choose'))}
          >
            <p>{refusal.message}</p>
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
            {text('checkout.price.text', { total: money(refusal.total), before: money(totals.total) })}
          </Notice>
        );
      case 'refused':
        return (
          <Notice tone="negative" title={text('checkout.refused.title')} onDismiss={() => dismiss()}>
            {refusal.message ?? text('error.create-booking-failed')}
          </Notice>
        );
      case 'in-progress':
        return (
          <Notice tone="info" title={text('checkout.busy.title')}>
            {text('checkout.busy.text')}
          </Notice>
        );
      case 'unknown':
        return (
          <Notice tone="warning" title={text('checkout.unknown.title')}>
            {text('checkout.unknown.text')}
          </Notice>
        );
    }
  };
  return (
    <div ref={box} tabIndex={-1} className="co-refusal">
      {notice()}
    </div>
  );
}
