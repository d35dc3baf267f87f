import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { Property, Stay } from 'shared/contracts';
import { Button, Input } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';
import { actChosen } from './acts-model.ts';
import { ChangeFacts } from './change-facts.tsx';
import {
  $changeQuote,
  $isQuotingChange,
  changeConfirmed,
  changeEdited,
  changeFx,
  changeQuoted,
  offersWanted,
} from './change-model.ts';
import { isAgeMissing } from './change-party.ts';
import { type Change, changeOf, partyOfRoom } from './change-rules.ts';
import { ChangedRoomFields } from './changed-room.tsx';
import { DetailsFields } from './details-fields.tsx';
import { detailsChangeOf, detailsOf } from './details-rules.ts';

interface OfStay {
  readonly property: Property;
  readonly stay: Stay;
}

/** Changes dates, rooms, guests and requests: first what it comes to, then one confirmation. */
export function ChangeForm({ property, stay, reservationId }: OfStay & { readonly reservationId: string }) {
  const text = useWords();
  const { quote, isQuoting, isWorking, look, edited, ask, confirm, choose } = useUnit({
    quote: $changeQuote,
    isQuoting: $isQuotingChange,
    isWorking: changeFx.pending,
    look: offersWanted,
    edited: changeEdited,
    ask: changeQuoted,
    confirm: changeConfirmed,
    choose: actChosen,
  });
  const [change, setChange] = useState<Change>(() => changeOf(stay));
  /** Rooms with an age that is no age. */
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [notes, setNotes] = useState(stay.notes ?? '');
  const [details, setDetails] = useState(() => detailsOf(stay));
  const { propertyId } = property;
  const { dateFrom, dateTo, rooms } = change;
  const isStay = dateFrom !== '' && dateFrom < dateTo;
  const bands = property.childBands ?? undefined;
  const isSomeAgeWrong = rooms.some((room) => {
    const { reservationItemId: id } = room;
    const booked = stay.rooms.find((each) => each.reservationItemId === id);
    return wrong.includes(id) || (booked !== undefined && isAgeMissing(room, booked, bands));
  });
  const search = { propertyId, reservationId, dateFrom, dateTo, rooms: rooms.map(partyOfRoom) };
  const key = JSON.stringify(search);
  useEffect(() => {
    if (isStay) look(search);
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is all of what is looked for
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
              autoComplete="off"
              value={change[end].replaceAll('/', '-')}
              onChange={({ target }) => edit({ [end]: target.value.replaceAll('-', '/') })}
            />
          </label>
        ))}
      </div>
      {rooms.map((room) => (
        <ChangedRoomFields
          key={room.reservationItemId}
          property={property}
          stay={stay}
          room={room}
          others={rooms.filter((each) => each !== room)}
          setWrong={(isWrong) => {
            const { reservationItemId: id } = room;
            setWrong((before) => [...before.filter((each) => each !== id), ...(isWrong ? [id] : [])]);
          }}
          edit={(next) => edit({ rooms: rooms.map((each) => (each === room ? next : each)) })}
        />
      ))}
      <DetailsFields
        stay={stay}
        countryCode={property.defaultPhoneCountryCode}
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
          autoComplete="off"
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
          disabled={!isStay || isSomeAgeWrong}
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
