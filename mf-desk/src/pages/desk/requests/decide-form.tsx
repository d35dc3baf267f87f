import { useUnit } from 'effector-react';
import { type DeclineReason, declineReasons } from 'shared/contracts/desk';
import { Button, Form, Input, Select } from 'shared/ui/desk';
import type { OfBooking } from '../acts/acts.tsx';
import { actChosen } from '../acts/acts-model.ts';
import { useWords } from '../use-desk.ts';
import { acceptFx, declineFx, requestAccepted, requestDeclined } from './model.ts';

interface Fields {
  /** Of a request that is declined only. */
  readonly reason?: DeclineReason;
  readonly notes?: string;
}

interface Props extends Pick<OfBooking, 'property' | 'detail'> {
  readonly decision: 'accept' | 'decline';
}

const usualReason: DeclineReason = 'NoAgreement';

/** The hotel's answer to a booking on request: what follows, why it is declined, then one confirmation. */
export function DecideForm({ property, detail, decision }: Props) {
  const text = useWords();
  const { accept, decline, choose, isAccepting, isDeclining } = useUnit({
    accept: requestAccepted,
    decline: requestDeclined,
    choose: actChosen,
    isAccepting: acceptFx.pending,
    isDeclining: declineFx.pending,
  });
  const { propertyId } = property;
  const { reservationId } = detail.booking;
  const answer = ({ reason = usualReason, notes }: Fields) => {
    const body = { propertyId, reservationId, notes: notes ?? null };
    if (decision === 'accept') accept(body);
    else decline({ ...body, reason });
  };
  const options = declineReasons.map((value) => ({ value, label: text(`decline.${value}`) }));
  return (
    <Form<Fields>
      name={decision}
      layout="vertical"
      requiredMark={false}
      initialValues={{ reason: usualReason }}
      onFinish={answer}
    >
      <p>{text(`act.${decision}.truth`)}</p>
      {decision === 'decline' && (
        <Form.Item name="reason" label={text('act.reason')}>
          <Select options={options} />
        </Form.Item>
      )}
      <Form.Item name="notes" label={text('booking.note')}>
        <Input.TextArea rows={2} maxLength={4000} />
      </Form.Item>
      <div className="desk-actions">
        <Button type="primary" htmlType="submit" loading={isAccepting || isDeclining}>
          {text(`act.${decision}.confirm`)}
        </Button>
        <Button onClick={() => choose(null)}>{text('act.leave')}</Button>
      </div>
    </Form>
  );
}
