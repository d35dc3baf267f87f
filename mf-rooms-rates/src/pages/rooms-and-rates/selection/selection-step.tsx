import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { partyText } from 'shared/domain';
import { $basket } from 'shared/runtime';
import { ChargedIn, SectionHeading, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { NothingMatches } from '../filters/nothing-matches.tsx';
import { rateChosen } from '../items/model.ts';
import { $linkedList, $linkedOffer, $markedOffer } from '../linked/model.ts';
import { WithoutOffer } from '../search/ways-out.tsx';
import { RoomTabs } from '../steps/room-tabs.tsx';
import { stepTitleId } from '../steps/use-step-focus.ts';
import { CommonAmenities } from './common-amenities.tsx';
import { $activeItem, $commonAmenities, $listing, $unfolded, ratesUnfolded } from './model.ts';
import { RoomCard } from './room-card.tsx';
import { RoomNotices } from './room-notices.tsx';
import { TextsLanguage } from './texts-language.tsx';
import { UnsuitableList } from './unsuitable-list.tsx';

const $rooms = $basket.map(({ rooms }) => rooms);

/** Room types and rates for the active room of the search. */
export function SelectionStep(): ReactElement | null {
  const { list, listing, held, common, rooms, linked, marked, unfolded, unfold, choose } = useUnit({
    list: $linkedList,
    listing: $listing,
    held: $activeItem,
    common: $commonAmenities,
    rooms: $rooms,
    linked: $linkedOffer,
    marked: $markedOffer,
    unfolded: $unfolded,
    unfold: ratesUnfolded,
    choose: rateChosen,
  });
  const text = useMessages(messages);
  if (listing === null) return null;
  const { room, currency } = listing;
  const party = partyText(room, text);
  return (
    <div className="stack rr-selection">
      <RoomTabs />
      <div className="rr-heading">
        <SectionHeading id={stepTitleId}>
          {rooms.length === 1
            ? text('rooms.choose')
            : text('rooms.choose-for', { number: room.roomNumber, count: rooms.length })}
        </SectionHeading>
        {list.offers.length > 0 && (
          <p className="muted rr-found">{text('rooms.found', { count: list.offers.length, party })}</p>
        )}
        <ChargedIn currency={currency} />
      </div>
      <RoomNotices />
      <FilterBar />
      <NothingMatches />
      <TextsLanguage offers={list.offers} />
      {list.offers[0] && <CommonAmenities amenities={common} roomType={list.offers[0].roomType} />}
      {list.offers.map((offer, index) => (
        <RoomCard
          key={offer.roomType.roomTypeId}
          offer={offer}
          listing={listing}
          linkedId={linked?.roomTypeId === offer.roomType.roomTypeId ? linked.ratePlanId : null}
          markedId={marked?.roomTypeId === offer.roomType.roomTypeId ? marked.ratePlanId : null}
          chosenId={held?.roomTypeId === offer.roomType.roomTypeId ? held.ratePlanId : null}
          common={common}
          index={index}
          rooms={list.offers.length}
          isUnfolded={unfolded.includes(offer.roomType.roomTypeId)}
          onUnfold={unfold}
          onChoose={choose}
        />
      ))}
      <UnsuitableList unsuitable={list.unsuitable} />
      <WithoutOffer />
      {/* Styles know by it that the list has come whole. */}
      <span className="rr-selection__end" hidden />
    </div>
  );
}
