import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import {
  partyText,
  textLanguage,
  type Minor,
  type RoomRequest,
  type Translate,
  personName,
} from 'shared/domain';
import { $basket, type ReservationItem } from 'shared/runtime';
import {
  Button,
  PriceLines,
  useAnnounce,
  useMessages,
  useMoney,
  withHotelWords,
  extraWords,
  useLocale,
} from 'shared/ui';
import { messages, type MessageKey } from '../../../messages/index.ts';
import { roomRemoved } from '../items/model.ts';
import { BoardLine } from '../selection/board-line.tsx';
import { CancellationLine } from '../selection/cancellation-line.tsx';
import { stepChosen } from '../steps/model.ts';
import { stepTitleId } from '../steps/use-step-focus.ts';

interface BasketRoomProps {
  readonly room: RoomRequest;
  readonly item: ReservationItem | undefined;
  /** Called when the guest goes somewhere from here, such as to close a sheet. */
  readonly onLeave?: (() => void) | undefined;
}

function linesOf(item: ReservationItem, text: Translate<MessageKey>, money: (amount: Minor) => string) {
  const named = (name: string, quantity: number) =>
    quantity > 1 ? text('extras.quantity-name', { quantity, name }) : name;
  const extras = item.services.map(({ service, quantity, cost }) => ({
    text: withHotelWords(named(service.serviceName, quantity), [extraWords(service)]),
    amount: cost,
    ...(cost === 0 ? { instead: text('extras.free') } : {}),
  }));
  const included = (item.included ?? []).map(({ service, quantity, worth }) => ({
    text: withHotelWords(
      text('included.worth', { name: named(service.serviceName, quantity), worth: money(worth) }),
      [extraWords(service)],
    ),
    amount: 0,
    instead: text('included.label'),
  }));
  const { ratePlan } = item;
  const rate = <span {...textLanguage(ratePlan, 'Name')}>{ratePlan.name}</span>;
  return [{ text: rate, amount: item.totalRoomCost }, ...included, ...extras];
}

function ChosenRoom({
  item,
  onLeave,
}: {
  readonly item: ReservationItem;
  readonly onLeave: (() => void) | undefined;
}): ReactElement {
  const { basket, remove, go } = useUnit({ basket: $basket, remove: roomRemoved, go: stepChosen });
  const announce = useAnnounce();
  const text = useMessages(messages);
  const locale = useLocale();
  const money = useMoney();
  const { roomNumber, roomType, roomConfigurationText, roomConfigurationLanguages, leadGuest, ratePlan } =
    item;
  const name = personName(leadGuest, locale);
  return (
    <>
      <p className="rr-basket__name" {...textLanguage(roomType, 'Name')}>
        {roomType.name}
      </p>
      {typeof roomConfigurationText === 'string' && (
        <p
          className="small muted rr-basket__set-up"
          {...textLanguage({ textLanguages: roomConfigurationLanguages }, 'Text')}
        >
          {roomConfigurationText}
        </p>
      )}
      {name !== '' && <p className="small muted">{text('basket.lead-guest', { name })}</p>}
      <PriceLines
        currency={basket.currency}
        lines={linesOf(item, text, (amount) => money(amount, basket.currency))}
      />
      <BoardLine rate={ratePlan} />
      <CancellationLine rules={ratePlan.cancellationPolicy} arrival={item.dateFrom} brief />
      <div className="rr-basket__actions">
        <Button
          kind="link"
          size="small"
          aria-label={text('basket.change-full', { number: roomNumber, room: roomType.name })}
          onClick={() => {
            onLeave?.();
            go({ step: 'selection', roomNumber });
          }}
        >
          {text('basket.change')}
        </Button>
        <Button
          kind="link"
          size="small"
          aria-label={text('basket.remove-full', { number: roomNumber, room: roomType.name })}
          onClick={() => {
            onLeave?.();
            remove(roomNumber);
            announce(text('basket.removed', { number: roomNumber }));
            // Its button is gone; a change of step moves focus once more.
            document.getElementById(stepTitleId)?.focus({ preventScroll: true });
          }}
        >
          {text('basket.remove')}
        </Button>
      </div>
    </>
  );
}

/** One room of the search in the basket: what was chosen for it, or that nothing was yet. */
export function BasketRoom({ room, item, onLeave }: BasketRoomProps): ReactElement {
  const text = useMessages(messages);
  const { roomNumber } = room;
  return (
    <li className="rr-basket__room">
      <p className="eyebrow">
        {text('rooms.room-with', { number: roomNumber, party: partyText(room, text) })}
      </p>
      {item === undefined ? (
        <p className="muted">{text('rooms.todo')}</p>
      ) : (
        <ChosenRoom item={item} onLeave={onLeave} />
      )}
    </li>
  );
}
