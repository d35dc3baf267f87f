import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { leadGuestProblems } from 'shared/domain';
import { $basket, $bookConfig } from 'shared/runtime';
import { Card, ErrorSummary, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $configurations, $incompleteTries, $isConfigurationRequested, continued } from '../steps/model.ts';
import { guestsFormId } from '../steps/continue-button.tsx';
import { Part } from '../yours/part.tsx';
import { fieldId, RoomGuest } from './room-guest.tsx';

/** Who leads each room, and how its beds are to stand. */
export function GuestsPart(): ReactElement {
  const { basket, config, configurations, isRequested, tries, goOn } = useUnit({
    basket: $basket,
    config: $bookConfig,
    configurations: $configurations,
    isRequested: $isConfigurationRequested,
    tries: $incompleteTries,
    goOn: continued,
  });
  const text = useMessages(messages);
  const isTried = tries > 0;
  const problems = basket.items.flatMap((item) => {
    const isAsked = isRequested && configurations.some(({ roomTypeId }) => roomTypeId === item.roomTypeId);
    return leadGuestProblems(item, isAsked, config ?? undefined).map(({ field, message }) => ({
      fieldId: fieldId(field, item.roomNumber),
      message:
        basket.rooms.length === 1
          ? text(message)
          : text('guest.problem-of-room', { number: item.roomNumber, problem: text(message) }),
    }));
  });
  return (
    <Part title={text('page.title-occupancy')} lead={text('page.lead-occupancy')}>
      <Card>
        <form
          id={guestsFormId}
          className="rr-guests"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          <ErrorSummary title={text('guest.problems')} focusKey={tries} problems={isTried ? problems : []} />
          {basket.items.map((item) => (
            <RoomGuest key={item.roomNumber} item={item} isTried={isTried} />
          ))}
        </form>
      </Card>
    </Part>
  );
}
