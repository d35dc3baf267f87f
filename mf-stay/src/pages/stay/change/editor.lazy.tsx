import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import type { Property, Stay } from 'shared/contracts';
import { nightCount, nightsText, type PartyKey } from 'shared/domain';
import { roomRange } from 'shared/search-panel';
import {
  Button,
  Card,
  ContactLinks,
  NumberStepper,
  SectionHeading,
  SelectField,
  StayDates,
  useMessages,
} from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { useAmount } from '../use-amount.ts';
import { isContactWrong } from './contact.ts';
import { ContactCard } from './contact-card.tsx';
import { Dates } from './dates.tsx';
import { Extras } from './extras.tsx';
import { $draft, $found, changeDropped, quoteWanted, roomEdited } from './model.ts';
import { Names } from './names.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import { choicesOf, type Draft, type DraftRoom, isChanged, isNameMissing, isOpen } from './rules.ts';
import { Wishes } from './wishes.tsx';

interface EditorProps {
  readonly stay: Stay;
  readonly property: Property;
}

const kinds: readonly PartyKey[] = ['numberOfAdults', 'numberOfChildren', 'numberOfInfants'];

function ByTelephone({
  property,
  text: key,
}: {
  readonly property: Property;
  readonly text: 'change.party.telephone' | 'change.some.telephone';
}) {
  const text = useMessages(messages);
  return (
    <div className="stack stack--s">
      <p className="small muted">{text(key, { hotel: property.propertyName })}</p>
      <ContactLinks contact={property} />
    </div>
  );
}

interface PartyProps {
  readonly room: DraftRoom;
  readonly property: Property;
}

function PartyFields({ room, property }: PartyProps) {
  const text = useMessages(messages);
  const edit = useUnit(roomEdited);
  const isAsked = (key: PartyKey): boolean =>
    key === 'numberOfAdults' ||
    room[key] > 0 ||
    (key === 'numberOfChildren' ? property.enableChildrenSearch : property.enableInfantSearch);
  const labels: Readonly<Record<PartyKey, string>> = {
    numberOfAdults: property.occupancyAdultLabelText ?? text('change.adults'),
    numberOfChildren: property.occupancyChildrenLabelText ?? text('change.children'),
    numberOfInfants: property.occupancyInfantLabelText ?? text('change.infants'),
  };
  return kinds
    .filter(isAsked)
    .map((key) => (
      <NumberStepper
        key={key}
        label={labels[key]}
        value={room[key]}
        {...roomRange(room, key, property, [])}
        maxReason={text('change.party.max')}
        onChange={(value) => edit({ ...room, [key]: value })}
      />
    ));
}

interface RoomFieldsProps extends EditorProps {
  readonly draft: Draft;
  readonly room: DraftRoom;
  readonly number: number;
  readonly isMissingShown: boolean;
}

function RoomFields({ stay, property, draft, room, number, isMissingShown }: RoomFieldsProps) {
  const text = useMessages(messages);
  const amount = useAmount(stay.currency);
  const { found, edit } = useUnit({ found: $found, edit: roomEdited });
  const booked = stay.rooms.find((each) => each.reservationItemId === room.reservationItemId);
  if (booked === undefined) return null;
  const bands = property.childBands ?? undefined;
  const choices = choicesOf(booked, room, found, { currency: stay.currency, bands });
  const keyOf = (of: Pick<DraftRoom, 'roomTypeId' | 'ratePlanId'>) =>
    JSON.stringify([of.roomTypeId, of.ratePlanId]);
  const hasBands = (property.childBands ?? []).length > 0;
  const id = `stay-change-${String(number)}`;
  return (
    <Card as="section" padding="large">
      <SectionHeading>{text('change.room', { number, room: booked.roomType })}</SectionHeading>
      <div className="stack">
        {isOpen(stay, 'Rooms') && (
          <SelectField
            id={`${id}-room`}
            label={text('change.room-and-rate')}
            value={keyOf(room)}
            autoComplete="off"
            required
            options={choices.map((choice) => ({
              value: keyOf(choice),
              label:
                choice.price === null
                  ? choice.name
                  : text('change.choice', { name: choice.name, price: amount.minor(choice.price) }),
            }))}
            onChange={(value) => {
              const chosen = choices.find((choice) => keyOf(choice) === value);
              if (chosen !== undefined)
                edit({ ...room, roomTypeId: chosen.roomTypeId, ratePlanId: chosen.ratePlanId });
            }}
          />
        )}
        {isOpen(stay, 'Party') && !hasBands && <PartyFields room={room} property={property} />}
        {isOpen(stay, 'Party') && hasBands && (
          <ByTelephone property={property} text="change.party.telephone" />
        )}
        {isOpen(stay, 'Names') && <Names stay={stay} room={room} id={id} isMissingShown={isMissingShown} />}
        {/* A server of before does not say what a room has. */}
        {isOpen(stay, 'Extras') && booked.services !== undefined && (
          <Extras stay={stay} draft={draft} room={room} number={number} />
        )}
      </div>
    </Card>
  );
}

function DatesCard({ stay, property, draft }: EditorProps & { readonly draft: Draft }) {
  const text = useMessages(messages);
  const dates = { from: draft.dateFrom, to: draft.dateTo };
  return (
    <Card as="section" padding="large">
      <SectionHeading>{text('stay.dates')}</SectionHeading>
      <div className="stack stack--s">
        <p>
          <StayDates {...dates} />
          <br />
          {nightsText(nightCount(dates), text)}
        </p>
        {isOpen(stay, 'Dates') && <Dates stay={stay} draft={draft} property={property} />}
      </div>
    </Card>
  );
}

/** The stay as its guest wants it; what it costs is shown before anything is changed. */
export function Editor({ stay, property }: EditorProps) {
  const text = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  const [isMissingShown, showMissing] = useState(false);
  const { draft, drop, want } = useUnit({
    draft: $draft,
    drop: changeDropped,
    want: quoteWanted,
  });
  useEffect(() => place.current?.focus(), []);
  if (draft === null) return null;
  const isSome = (['Dates', 'Party', 'Rooms', 'Names', 'Extras', 'Requests'] as const).some(
    (kind) => !isOpen(stay, kind),
  );
  const ask = (): void => {
    const isWrong =
      isNameMissing(stay, draft) ||
      (stay.contact !== undefined && draft.contact !== null && isContactWrong(draft.contact, stay.contact));
    showMissing(isWrong);
    if (!isWrong) want();
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="stay-editor stack"
      role="group"
      aria-label={text('change.title')}
    >
      <SectionHeading>{text('change.title')}</SectionHeading>
      <p>{text('change.lead')}</p>
      <DatesCard stay={stay} property={property} draft={draft} />
      {draft.rooms.map((room) => (
        <RoomFields
          key={room.reservationItemId}
          stay={stay}
          property={property}
          draft={draft}
          room={room}
          number={stay.rooms.findIndex((each) => each.reservationItemId === room.reservationItemId) + 1}
          isMissingShown={isMissingShown}
        />
      ))}
      {isOpen(stay, 'Names') && stay.contact !== undefined && draft.contact !== null && (
        <ContactCard
          property={property}
          contact={draft.contact}
          before={stay.contact}
          isWrongShown={isMissingShown}
        />
      )}
      {isOpen(stay, 'Requests') && <Wishes stay={stay} property={property} draft={draft} />}
      {isSome && <ByTelephone property={property} text="change.some.telephone" />}
      <div className="stay-editor__foot">
        <Button onClick={() => drop()}>{text('change.drop')}</Button>
        <Button kind="primary" disabled={!isChanged(stay, draft)} onClick={ask}>
          {text('change.ask')}
        </Button>
      </div>
      <QuoteDialog property={property} />
    </div>
  );
}
