import { useUnit } from 'effector-react';
import { Fragment, useState } from 'react';
import type { Property } from 'shared/contracts';
import { languageOf } from 'shared/domain';
import { useLocale } from 'shared/ui';
import { Button, Checkbox, Drawer, Input } from 'shared/ui/desk';
import { Notice } from '../notice.tsx';
import { useWords } from '../use-desk.ts';
import { type Caller, CallerFields, callerProblem, guestLanguages, nobody } from './caller-fields.tsx';
import { aDraftRoom, type Booked, type DraftRoom, partyOf, type Wanted, wantedOf } from './draft.ts';
import {
  $free,
  $isLooking,
  $isNewOpen,
  $isQuotingNew,
  $newQuote,
  bookFx,
  bookingConfirmed,
  draftEdited,
  extrasWanted,
  freeWanted,
  newBookingClosed,
  quoteWanted,
  stayEdited,
} from './model.ts';
import { type NewQuote, QuoteFacts } from './quote-facts.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { PartyFields, RoomChoice } from './room-fields.tsx';

interface OfHotel {
  readonly property: Property;
}

const textOrNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

const bookedOf = (
  wanted: Wanted,
  { phone, notes, ...caller }: Caller,
  { total, dueNow }: NewQuote,
  withoutCard: boolean,
): Booked => ({
  ...wanted,
  ...caller,
  phone: textOrNull(phone),
  notes: textOrNull(notes),
  ...(withoutCard ? { withoutCard } : {}),
  quotedTotal: total,
  quotedDueNow: dueNow,
});

/** Days and guests first, then what is free, then who calls and what it comes to, and one confirmation. */
function NewBooking({ property }: OfHotel) {
  const text = useWords();
  const own = languageOf(useLocale());
  const unit = useUnit({
    found: $free,
    quote: $newQuote,
    isLooking: $isLooking,
    isQuoting: $isQuotingNew,
    isBooking: bookFx.pending,
    look: freeWanted,
    stayChanged: stayEdited,
    changed: draftEdited,
    lookForExtras: extrasWanted,
    ask: quoteWanted,
    confirm: bookingConfirmed,
    leave: newBookingClosed,
  });
  const { propertyId } = property;
  const bands = property.childBands ?? undefined;
  const [stay, setStay] = useState({ propertyId, dateFrom: '', dateTo: '', promoCode: '' });
  const [rooms, setRooms] = useState<readonly DraftRoom[]>([aDraftRoom(1)]);
  const [caller, setCaller] = useState(() => nobody(guestLanguages.find((each) => each === own) ?? 'en'));
  const [withoutCard, setWithoutCard] = useState(false);
  const { found, quote } = unit;
  const parties = rooms.flatMap((room) => partyOf(room, bands) ?? []);
  const isStay = stay.dateFrom !== '' && stay.dateFrom < stay.dateTo && parties.length === rooms.length;
  const wanted = wantedOf(stay, rooms, bands);
  const isWithoutCard = quote?.mayWaiveCard === true && withoutCard;
  const isPaidByLink = quote !== null && quote.heldUntilUtc !== null && !isWithoutCard;
  const [isSent, setSent] = useState(false);
  const problem = callerProblem(caller, isPaidByLink);

  const editStay = (changes: Partial<typeof stay>) => {
    setStay({ ...stay, ...changes });
    setRooms(rooms.map((room) => ({ ...room, choice: null, extras: {} })));
    unit.stayChanged();
  };
  const editRooms = (next: readonly DraftRoom[]) => {
    setRooms(next.map((room) => ({ ...room, choice: null, extras: {} })));
    unit.stayChanged();
  };
  const choose = (chosen: DraftRoom, choice: DraftRoom['choice']) => {
    setRooms(rooms.map((room) => (room === chosen ? { ...room, choice, extras: {} } : room)));
    unit.changed();
    const { dateFrom: dateOfArrival, dateTo: dateOfDeparture } = stay;
    if (choice !== null) unit.lookForExtras({ propertyId, ...choice, dateOfArrival, dateOfDeparture });
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isStay) unit.look({ ...stay, rooms: parties });
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
                value={stay[end].replaceAll('/', '-')}
                onChange={({ target }) => editStay({ [end]: target.value.replaceAll('-', '/') })}
              />
            </label>
          ))}
          <label className="desk-label">
            {text('telephone.promo')}
            <Input
              autoComplete="off"
              maxLength={100}
              value={stay.promoCode}
              onChange={({ target }) => editStay({ promoCode: target.value })}
            />
          </label>
        </div>
        {rooms.map((room, index) => (
          <PartyFields
            key={room.key}
            property={property}
            room={room}
            number={index + 1}
            edit={(changes) =>
              editRooms(rooms.map((each) => (each === room ? { ...each, ...changes } : each)))
            }
            remove={rooms.length === 1 ? null : () => editRooms(rooms.filter((each) => each !== room))}
          />
        ))}
        <div className="desk-actions">
          <Button
            type={found === null ? 'primary' : 'default'}
            htmlType="submit"
            disabled={!isStay}
            loading={unit.isLooking}
          >
            {text('telephone.look')}
          </Button>
          {rooms.length < property.maxNumberOfRoomsOnBooking && (
            <Button
              onClick={() => editRooms([...rooms, aDraftRoom(Math.max(...rooms.map(({ key }) => key)) + 1)])}
            >
              {text('telephone.add-room')}
            </Button>
          )}
        </div>
      </form>
      {found !== null && (
        <form
          className="desk-part"
          onSubmit={(event) => {
            event.preventDefault();
            if (wanted !== null) unit.ask(wanted);
          }}
        >
          {(found.promoCodeMessage ?? '') !== '' && <p role="status">{found.promoCodeMessage}</p>}
          {rooms.map((room, index) => (
            <Fragment key={room.key}>
              <RoomChoice
                property={property}
                found={found}
                room={room}
                number={index + 1}
                taken={rooms.flatMap((other) =>
                  other === room || other.choice === null ? [] : [other.choice.roomTypeId],
                )}
                choose={(choice) => choose(room, choice)}
              />
              <ExtrasFields
                property={property}
                room={room}
                number={index + 1}
                edit={(extras) => {
                  setRooms(rooms.map((each) => (each === room ? { ...each, extras } : each)));
                  unit.changed();
                }}
              />
            </Fragment>
          ))}
          <div className="desk-actions">
            <Button
              type={quote === null ? 'primary' : 'default'}
              htmlType="submit"
              disabled={wanted === null}
              loading={unit.isQuoting}
            >
              {text('act.set-fee')}
            </Button>
          </div>
          <div role="status" className="desk-quote">
            {quote !== null && <QuoteFacts property={property} quote={quote} isWithoutCard={isWithoutCard} />}
          </div>
          {quote?.mayWaiveCard === true && (
            <Checkbox checked={withoutCard} onChange={({ target }) => setWithoutCard(target.checked)}>
              {text('telephone.without-card')}
            </Checkbox>
          )}
        </form>
      )}
      <Notice />
      {quote !== null && wanted !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setSent(true);
            if (problem === null) unit.confirm(bookedOf(wanted, caller, quote, isWithoutCard));
          }}
        >
          <CallerFields
            caller={caller}
            countryCode={property.defaultPhoneCountryCode}
            problem={isSent ? problem : null}
            isPaidByLink={isPaidByLink}
            edit={(changes) => setCaller((before) => ({ ...before, ...changes }))}
          />
          <div className="desk-actions">
            <Button type="primary" htmlType="submit" loading={unit.isBooking}>
              {text('telephone.confirm')}
            </Button>
            <Button onClick={() => unit.leave()}>{text('act.leave')}</Button>
          </div>
        </form>
      )}
    </>
  );
}

/** A booking for a guest on the telephone. */
export function NewBookingDrawer({ property, isFromRight }: OfHotel & { readonly isFromRight: boolean }) {
  const text = useWords();
  const { isOpen, close } = useUnit({ isOpen: $isNewOpen, close: newBookingClosed });
  return (
    <Drawer
      open={isOpen}
      onClose={() => close()}
      title={text('telephone.title')}
      placement={isFromRight ? 'left' : 'right'}
      size={640}
      rootClassName="desk-drawer"
      getContainer={() => document.getElementById('desk-layer') ?? document.body}
      destroyOnHidden
    >
      <NewBooking property={property} />
    </Drawer>
  );
}
