import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import type { DeskReason } from 'shared/contracts/desk';
import { typedNumber } from 'shared/domain';
import { useLocale } from 'shared/ui';
import { Button, Form, Input } from 'shared/ui/desk';
import { useTexts, useWords } from '../use-desk.ts';
import type { OfBooking } from './acts.tsx';
import { actChosen, refundConfirmed, refundFx } from './acts-model.ts';
import { AmountField } from './amount-field.tsx';
import { Reason, usualReason } from './reason.tsx';

interface Fields {
  readonly amount: string;
  readonly reason: DeskReason;
  readonly notes?: string;
}

/** What goes back, before it does. It takes the focus from the form. */
function Truth({ property, detail, wanted, leave }: OfRefund) {
  const text = useWords();
  const { money } = useTexts(property.timeZone);
  const { confirm, isWorking } = useUnit({ confirm: refundConfirmed, isWorking: refundFx.pending });
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const { booking, stayVersion = 0, confirmation } = detail;
  const { reservationId, currency, total } = booking;
  const card = confirmation.paidWith ?? null;
  const amount = typedNumber(wanted.amount, useLocale()) ?? 0;
  const params = { amount: money(amount, currency), total: money(total - amount, currency) };
  return (
    <>
      <p ref={words} tabIndex={-1}>
        {text('act.refund.truth', params)} {card !== null && `•••• ${card.lastFour}`}
      </p>
      <div className="desk-actions">
        <Button
          type="primary"
          loading={isWorking}
          onClick={() => {
            const { reason, notes = null } = wanted;
            const { propertyId } = property;
            confirm({ propertyId, reservationId, amount, reason, stayVersion, notes });
          }}
        >
          {text('act.refund.confirm')}
        </Button>
        <Button onClick={leave}>{text('act.leave')}</Button>
      </div>
    </>
  );
}

interface OfRefund extends Pick<OfBooking, 'property' | 'detail'> {
  readonly wanted: Fields;
  readonly leave: () => void;
}

/** Gives a part or all of what was paid back: how much and why, then one confirmation. */
export function RefundForm({ property, detail }: OfBooking) {
  const text = useWords();
  const { money } = useTexts(property.timeZone);
  const choose = useUnit(actChosen);
  const [wanted, setWanted] = useState<Fields | null>(null);
  const [isAsking, setAsking] = useState(false);
  const {
    booking: { currency },
    refundable = 0,
  } = detail;
  if (wanted !== null && isAsking)
    return <Truth property={property} detail={detail} wanted={wanted} leave={() => setAsking(false)} />;
  return (
    <Form<Fields>
      name="refund"
      layout="vertical"
      requiredMark={false}
      initialValues={wanted ?? { reason: usualReason }}
      onFinish={(typed) => {
        setWanted(typed);
        setAsking(true);
      }}
    >
      <p>{text('act.refund.most', { amount: money(refundable, currency) })}</p>
      <AmountField
        name="amount"
        label={text('act.refund.amount', { currency })}
        currency={currency}
        most={refundable}
      />
      <Reason />
      <Form.Item name="notes" label={text('booking.note')}>
        <Input.TextArea rows={2} maxLength={4000} />
      </Form.Item>
      <div className="desk-actions">
        <Button type="primary" htmlType="submit">
          {text('act.go-on')}
        </Button>
        <Button onClick={() => choose(null)}>{text('act.leave')}</Button>
      </div>
    </Form>
  );
}
