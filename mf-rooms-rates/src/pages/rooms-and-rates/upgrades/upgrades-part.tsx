import { useUnit } from 'effector-react';
import { useState, type ReactElement } from 'react';
import { $availability, $basket, type ReservationItem } from 'shared/runtime';
import { Icon, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { upgradeChosen } from '../items/model.ts';
import { $hotelPricing } from '../model.ts';
import { Part } from '../yours/part.tsx';
import { upgradeChoices } from './rules.ts';
import { UpgradeCard } from './upgrade-card.tsx';
import './upgrades.css';

/** Better rooms for the difference, in the place of one room of the booking. */
function UpgradesOf({ item }: { readonly item: ReservationItem }): ReactElement | null {
  const { basket, hotel, response, choose } = useUnit({
    basket: $basket,
    hotel: $hotelPricing,
    response: $availability,
    choose: upgradeChosen,
  });
  const text = useMessages(messages);
  if (response === null) return null;
  const { roomNumber } = item;
  const originalId = item.originalRoomTypeId ?? item.roomTypeId;
  const choices = upgradeChoices(item, basket.items, response, originalId, hotel);
  return (
    <>
      <h3 className="rr-part__room">
        {text('upgrade.heading', { number: roomNumber, room: item.roomType.name })}
      </h3>
      <ul className="rr-upgrades">
        {choices
          // The room as it was chosen is named above; it is offered once another has taken its place.
          .filter(({ isOriginal, isChosen }) => !isOriginal || !isChosen)
          .map((choice) => (
            <UpgradeCard
              key={choice.roomType.roomTypeId}
              choice={choice}
              roomNumber={roomNumber}
              currency={basket.currency}
              onChoose={() => {
                choose({ roomNumber, roomTypeId: choice.roomType.roomTypeId });
              }}
            />
          ))}
      </ul>
    </>
  );
}

/** The upgrades of all rooms; absent where none has any, a line once they have been seen. */
export function UpgradesPart(): ReactElement | null {
  const basket = useUnit($basket);
  const text = useMessages(messages);
  const rooms = basket.items.filter(({ hasUpgrades }) => hasUpgrades);
  const [isOpen, setIsOpen] = useState(false);
  const [seenBefore] = useState(() =>
    rooms.filter(({ haveSeenUpgrades }) => haveSeenUpgrades).map(({ roomNumber }) => roomNumber),
  );
  if (rooms.length === 0) return null;
  const isFolded = !isOpen && rooms.every(({ roomNumber }) => seenBefore.includes(roomNumber));
  const line = rooms.map(({ roomNumber, roomType }) => (
    <p key={roomNumber} className="rr-fact">
      <Icon name="bed" size={18} />
      <span>{text('upgrade.heading', { number: roomNumber, room: roomType.name })}</span>
    </p>
  ));
  return (
    <Part
      title={text('page.title-upgrades')}
      lead={text('page.lead-upgrades')}
      {...(isFolded ? { line } : {})}
      onUnfold={() => {
        setIsOpen(true);
      }}
    >
      {rooms.map((item) => (
        <UpgradesOf key={item.roomNumber} item={item} />
      ))}
    </Part>
  );
}
