import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { ChangeQuote, Property, Stay } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import { Button, Descriptions, Input, Select } from 'shared/ui/desk';
import { useTexts, useWords } from '../use-desk.ts';
import { actChosen } from './acts-model.ts';
import {
  $changeQuote,
  $offers,
  changeConfirmed,
  changeEdited,
  changeFx,
  changeQuoted,
  offersWanted,
  quoteChangeFx,
} from './change-model.ts';
import { type Change, type ChangedRoom, changeOf, choicesOf, guestsOf, withGuest } from './change-rules.ts';
import { DetailsFields } from './details-fields.tsx';
import { detailsChangeOf, detailsOf } from './details-rules.ts';

interface OfStay {
  readonly property: Property;
  readonly stay: Stay;
}

/** What a change comes to. */
function ChangeFacts({ property, quote }: { readonly property: Property; readonly quote: ChangeQuote }) {
  const text = useWords();
  const { money } = useTexts(property.timeZone);
  const { card, currency, oldTotal, total, refund, dueNow } = quote;
  const digits = card === null ? '' : ` (•••• ${card.lastFour})`;
  const items = [
    { key: 'old', label: text('act.change.before'), children: money(oldTotal, currency) },
    { key: 'total', label: text('act.total'), children: money(total, currency) },
    ...(refund > 0
      ? [{ key: 'back', label: text('act.back'), children: `${money(refund, currency)}${digits}` }]
      : []),
    ...(dueNow > 0
      ? [{ key: 'due', label: text('act.change.due'), children: `${money(dueNow, currency)}${digits}` }]
      : []),
  ];
  return <Descriptions column={1} size="small" items={items} />;
}

const parties = ['numberOfAdults', 'numberOfChildren', 'numberOfInfants'] as const;

function RoomFields({
  property,
  stay,
  room,
  edit,
}: OfStay & { readonly room: ChangedRoom; readonly edit: (room: ChangedRoom) => void }) {
  const text = useWords();
  const { money } = useTexts(property.timeZone);
  const offers = useUnit($offers);
  const booked = stay.rooms.find(({ reservationItemId: id }) => id === room.reservationItemId);
  if (booked === undefined) return null;
  const { currency } = stay;
  const bands = property.childBands ?? undefined;
  const keyOf = (of: Pick<ChangedRoom, 'roomTypeId' | 'ratePlanId'>) =>
    JSON.stringify([of.roomTypeId, of.ratePlanId]);
  const choices = choicesOf(booked, room, offers, { currency, bands });
  const id = `change-${room.reservationItemId}`;
  return (
    <fieldset className="desk-rooms">
      <legend>{booked.roomType}</legend>
      <div className="desk-label">
        <label htmlFor={id}>{text('act.change.room')}</label>
        <Select
          id={id}
          className="desk-block"
          value={keyOf(room)}
          options={choices.map((choice) => ({
            value: keyOf(choice),
            label: [
              choice.name,
              ...(choice.price === null ? [] : [money(toDecimal(choice.price, currency), currency)]),
            ].join(', '),
          }))}
          onChange={(key) => {
            const chosen = choices.find((choice) => keyOf(choice) === key);
            if (chosen !== undefined)
              edit({ ...room, roomTypeId: chosen.roomTypeId, ratePlanId: chosen.ratePlanId });
          }}
        />
      </div>
      <div className="desk-search">
        {(room.ages ?? []).length === 0 &&
          parties.map((party) => (
            <label key={party} className="desk-label">
              {text(`act.change.${party}`)}
              <Input
                type="number"
                inputMode="numeric"
                min={party === 'numberOfAdults' ? 1 : 0}
                max={99}
                value={room[party]}
                onChange={({ target }) => edit({ ...room, [party]: Math.trunc(Number(target.value)) })}
              />
            </label>
          ))}
        {guestsOf(room, booked).flatMap((guest, index) =>
          (['firstName', 'lastName'] as const).map((part) => (
            <label key={`${part}-${String(index)}`} className="desk-label">
              {index === 0
                ? text(`act.change.${part}`)
                : text(`act.change.guest.${part}`, { number: index + 1 })}
              <Input
                maxLength={100}
                value={guest[part]}
                onChange={({ target }) => edit(withGuest(room, booked, index, { [part]: target.value }))}
              />
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}

/** Changes dates, rooms, guests and requests: first what it comes to, then one confirmation. */
export function ChangeForm({ property, stay, reservationId }: OfStay & { readonly reservationId: string }) {
  const text = useWords();
  const { quote, isQuoting, isWorking, look, edited, ask, confirm, choose } = useUnit({
    quote: $changeQuote,
    isQuoting: quoteChangeFx.pending,
    isWorking: changeFx.pending,
    look: offersWanted,
    edited: changeEdited,
    ask: changeQuoted,
    confirm: changeConfirmed,
    choose: actChosen,
  });
  const [change, setChange] = useState<Change>(() => changeOf(stay));
  const [notes, setNotes] = useState(stay.notes ?? '');
  const [details, setDetails] = useState(() => detailsOf(stay));
  const { propertyId } = property;
  const { dateFrom, dateTo, rooms } = change;
  const isStay = dateFrom !== '' && dateFrom < dateTo;
  const key = JSON.stringify([
    dateFrom,
    dateTo,
    rooms.map((room) => [room.numberOfAdults, room.numberOfChildren, room.numberOfInfants]),
  ]);
  useEffect(() => {
    if (isStay) look({ propertyId, ...change });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` is all of what is looked for
  }, [look, key]);
  const edit = (changes: Partial<Change>) => {
    setChange({ ...change, ...changes });
    edited();
  };
  const wanted = {
    propertyId,
    reservationId,
    ...change,
    ...(notes.trim() === (stay.notes ?? '').trim() ? {} : { notes: notes.trim() }),
    ...detailsChangeOf(stay, details),
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ask(wanted);
      }}
    >
      <div className="desk-search">
        {(['dateFrom', 'dateTo'] as const).map((end) => (
          <label key={end} className="desk-label">
            {text(`act.change.${end}`)}
            <Input
              type="date"
              required
              value={change[end].replaceAll('/', '-')}
              onChange={({ target }) => edit({ [end]: target.value.replaceAll('-', '/') })}
            />
          </label>
        ))}
      </div>
      {rooms.map((room) => (
        <RoomFields
          key={room.reservationItemId}
          property={property}
          stay={stay}
          room={room}
          edit={(next) => edit({ rooms: rooms.map((each) => (each === room ? next : each)) })}
        />
      ))}
      <DetailsFields
        stay={stay}
        details={details}
        edit={(next) => {
          setDetails(next);
          edited();
        }}
      />
      <label className="desk-label">
        {text('booking.wishes')}
        <Input.TextArea
          rows={2}
          maxLength={4000}
          value={notes}
          onChange={({ target }) => {
            setNotes(target.value);
            edited();
          }}
        />
      </label>
      <div role="status">{quote !== null && <ChangeFacts property={property} quote={quote} />}</div>
      <div className="desk-actions">
        <Button
          type={quote === null ? 'primary' : 'default'}
          htmlType="submit"
          disabled={!isStay}
          loading={isQuoting}
        >
          {text('act.set-fee')}
        </Button>
        {quote !== null && (
          <Button
            type="primary"
            loading={isWorking}
            onClick={() => confirm({ ...wanted, quoteToken: quote.quoteToken })}
          >
            {text('act.change.confirm')}
          </Button>
        )}
        <Button onClick={() => choose(null)}>{text('act.leave')}</Button>
      </div>
    </form>
  );
}
