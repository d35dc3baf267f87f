import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $availability, $basket } from 'shared/runtime';
import { ChargedIn, SectionHeading, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { upgradeChosen } from '../items/model.ts';
import { $hotelPricing } from '../model.ts';
import { $activeItem } from '../selection/model.ts';
import { RoomTabs } from '../steps/room-tabs.tsx';
import { stepTitleId } from '../steps/use-step-focus.ts';
import { upgradeChoices } from './rules.ts';
import { UpgradeCard } from './upgrade-card.tsx';
import './upgrades.css';

/** Better rooms for the difference, for the active room of the basket. */
export function UpgradesStep(): ReactElement | null {
  const { item, basket, hotel, response, choose } = useUnit({
    item: $activeItem,
    basket: $basket,
    hotel: $hotelPricing,
    response: $availability,
    choose: upgradeChosen,
  });
  const text = useMessages(messages);
  if (item === null || response === null) return null;
  const { roomNumber } = item;
  const originalId = item.originalRoomTypeId ?? item.roomTypeId;
  const choices = upgradeChoices(item, basket.items, response, originalId, hotel);
  return (
    <div className="stack">
      <RoomTabs step="upgrades" rooms={basket.items.filter(({ hasUpgrades }) => hasUpgrades)} />
      <div className="rr-heading">
        <SectionHeading id={stepTitleId}>
          {text('upgrade.heading', { number: roomNumber, room: item.roomType.name })}
        </SectionHeading>
        {choices.length > 1 && <ChargedIn currency={basket.currency} />}
      </div>
      {choices.length <= 1 && <p className="muted">{text('upgrade.none')}</p>}
      {choices.map((choice) => (
        <UpgradeCard
          key={choice.roomType.roomTypeId}
          choice={choice}
          currency={basket.currency}
          onChoose={() => {
            choose({ roomNumber, roomTypeId: choice.roomType.roomTypeId });
          }}
        />
      ))}
    </div>
  );
}
