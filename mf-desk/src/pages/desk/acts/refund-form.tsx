import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { DeskReason } from 'shared/contracts/desk';
import { Button, Form, Input } from 'shared/ui/desk';
import { useTexts, useWords } from '../use-desk.ts';
import type { OfBooking } from './acts.tsx';
import { actChosen, refundConfirmed, refundFx } from './acts-model.ts';
import { Reason } from './reason.tsx';

interface Fields {
  readonly amount: string;
  readonly reason: DeskReason;
  readonly notes?: string;
}

/** Gives a part or all of what was paid back: how much and why, then one confirmation. */
export function RefundForm({ property, detail }: OfBooking) {
  const text = useWords();
  const { money } = useTexts(property.timeZone);
  const { confirm, choose, isWorking } = useUnit({
    confirm: refundConfirmed,
    choose: actChosen,
    isWorking: refundFx.pending,
  });
  const [wanted, setWanted] = useState<Fields | null>(null);
  const { booking, refundable = 0, stayVersion = 0, confirmation } = detail;
  const { propertyId } = property;
  const { reservationId, currency } = booking;
  const card = confirmation.paidWith ?? null;
  if (wanted !== null) {
    const amount = Number(wanted.amount);
    const params = { amount: money(amount, currency), total: money(booking.total - amount, currency) };
    return (
      <>
        <p role="status">
          {text('act.refund.truth', params)} {card !== null && `•••• ${card.lastFour}`}
        </p>
        <div className="desk-actions">
          <Button
            type="primary"
            loading={isWorking}
            onClick={() => {
              const { reason, notes = null } = wanted;
              confirm({ propertyId, reservationId, amount, reason, stayVersion, notes });
            }}
          >
            {text('act.refund.confirm')}
          </Button>
          <Button onClick={() => setWanted(null)}>{text('act.leave')}</Button>
        </div>
      </>
    );
  }
  return (
    <Form<Fields> name="refund" layout="vertical" requiredMark={false} onFinish={setWanted}>
      <p>{text('act.refund.most', { amount: money(refundable, currency) })}</p>
      <Form.Item
        name="amount"
        label={text('act.refund.amount', { currency })}
        rules={[{ required: true, message: '' }]}
      >
        <Input type="number" min={0} max={refundable} step="any" inputMode="decimal" />
      </Form.Item>
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
