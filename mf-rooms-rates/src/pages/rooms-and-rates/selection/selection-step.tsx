import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { partyText } from 'shared/domain';
import { $basket } from 'shared/runtime';
import { ChargedIn, SectionHeading, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { RoomTabs } from '../steps/room-tabs.tsx';
import { stepTitleId } from '../steps/use-step-focus.ts';
import { MealsFilter, NoRatesWithMeals } from '../meals/meals-filter.tsx';
import { $roomList } from '../meals/model.ts';
import { $activeRoom } from './model.ts';
import { RoomCard } from './room-card.tsx';
import { RoomNotices } from './room-notices.tsx';
import { UnsuitableList } from './unsuitable-list.tsx';
import './room.css';

/** Room types and rates for the active room of the search. */
export function SelectionStep(): ReactElement | null {
  const { list, room, basket } = useUnit({ list: $roomList, room: $activeRoom, basket: $basket });
  const text = useMessages(messages);
  if (room === null) return null;
  const party = partyText(room, text);
  return (
    <div className="stack">
      <RoomTabs />
      <div className="rr-heading">
        <SectionHeading id={stepTitleId}>
          {basket.rooms.length === 1
            ? text('rooms.choose')
            : text('rooms.choose-for', { number: room.roomNumber, count: basket.rooms.length })}
        </SectionHeading>
        {list.offers.length > 0 && (
          <p className="muted">{text('rooms.found', { count: list.offers.length, party })}</p>
        )}
        <ChargedIn currency={basket.currency} />
      </div>
      <RoomNotices />
      <MealsFilter />
      <NoRatesWithMeals />
      {list.offers.map((offer, index) => (
        <RoomCard
          key={offer.roomType.roomTypeId}
          offer={offer}
          roomNumber={room.roomNumber}
          index={index}
          rooms={list.offers.length}
        />
      ))}
      <UnsuitableList unsuitable={list.unsuitable} />
    </div>
  );
}
