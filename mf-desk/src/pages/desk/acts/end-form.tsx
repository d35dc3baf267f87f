import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { DeskReason } from 'shared/contracts/desk';
import { Button, Checkbox, Form, Input } from 'shared/ui/desk';
import { personName, typedNumber } from 'shared/domain';
import { Loading, useLocale } from 'shared/ui';
import { useWords } from '../use-desk.ts';
import type { OfBooking } from './acts.tsx';
import {
  $isQuoting,
  $isSettingFee,
  $quote,
  actChosen,
  cancelConfirmed,
  cancelFx,
  feeSet,
  quoteWanted,
} from './acts-model.ts';
import { AmountField } from './amount-field.tsx';
import { Quote } from './quote.tsx';
import { Reason, usualReason } from './reason.tsx';

/** Rooms of the booking that are left, by their ids. */
function roomsLeft({ confirmation, roomIds = [] }: OfBooking['detail'], locale: string) {
  return confirmation.items.flatMap((item, index) => {
    const id = roomIds[index];
    const name = personName(item.leadGuest, locale);
    return id === undefined || (item.cancelledAtUtc ?? null) !== null
      ? []
      : [{ value: id, label: [item.roomType.name, name].filter(Boolean).join(', ') }];
  });
}

/** Cancels rooms, or notes that their guests have not come: first what it comes to, then one confirmation. */
export function EndForm({ property, detail, calls, isNoShow }: OfBooking & { readonly isNoShow: boolean }) {
  const text = useWords();
  const locale = useLocale();
  const { quote, isQuoting, isWorking, want, setFee, confirm, choose } = useUnit({
    quote: $quote,
    isQuoting: $isQuoting,
    isWorking: cancelFx.pending,
    want: quoteWanted,
    setFee: feeSet,
    confirm: cancelConfirmed,
    choose: actChosen,
  });
  const isSetting = useUnit($isSettingFee);
  const [notes, setNotes] = useState('');
  const rooms = roomsLeft(detail, locale);
  const [chosen, setChosen] = useState<readonly string[]>(rooms.map(({ value }) => value));
  const { propertyId } = property;
  const { reservationId } = detail.booking;
  const { stayVersion } = detail;
  const isAll = chosen.length === rooms.length;
  const wanted = {
    propertyId,
    reservationId,
    ...(isAll ? {} : { reservationItemIds: [...chosen] }),
    ...(isNoShow ? { noShow: true } : {}),
  };
  const key = JSON.stringify([wanted, stayVersion]);
  useEffect(() => {
    if (chosen.length > 0) want(wanted);
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is all of what is wanted
  }, [want, key]);
  return (
    <>
      {rooms.length > 1 && (
        <fieldset className="desk-rooms">
          <legend>{text('bookings.rooms')}</legend>
          <Checkbox.Group
            options={rooms}
            value={[...chosen]}
            onChange={(values) => setChosen(values.map(String))}
          />
        </fieldset>
      )}
      <div role="status">
        {quote === null && (isQuoting || isSetting) && <Loading label={text('desk.waiting')} />}
        {quote !== null && chosen.length > 0 && <Quote property={property} quote={quote} />}
      </div>
      {calls.includes('POST /api/Desk/QuoteFee') && chosen.length > 0 && (
        <Form<{ fee: string; reason: DeskReason }>
          name="fee"
          layout="vertical"
          className="desk-search"
          requiredMark={false}
          initialValues={{ reason: usualReason }}
          onFinish={({ fee, reason }) => setFee({ ...wanted, fee: typedNumber(fee, locale) ?? 0, reason })}
        >
          <AmountField
            name="fee"
            label={text('act.other-fee', { currency: detail.booking.currency })}
            currency={detail.booking.currency}
            mayBeNothing
          />
          <Reason />
          <Button htmlType="submit" loading={isSetting}>
            {text('act.set-fee')}
          </Button>
        </Form>
      )}
      <label className="desk-label">
        {text('booking.note')}
        <Input.TextArea
          rows={2}
          maxLength={4000}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
      </label>
      <div className="desk-actions">
        <Button
          type="primary"
          disabled={quote === null || chosen.length === 0}
          loading={isWorking}
          onClick={() => {
            if (quote === null) return;
            confirm({ propertyId, reservationId, quoteToken: quote.quoteToken, notes });
          }}
        >
          {text(isNoShow ? 'act.no-show.confirm' : 'act.cancel.confirm')}
        </Button>
        <Button onClick={() => choose(null)}>{text('act.leave')}</Button>
      </div>
    </>
  );
}
