import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { partyText, roomNumberOf, textLanguage } from 'shared/domain';
import { $basket } from 'shared/runtime';
import { Icon, useMessages, VisuallyHidden } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $step, stepChosen } from './model.ts';

/** On a phone the rooms are wider than the screen; the page itself stays where it is. */
function showInFull(tab: HTMLElement | null): void {
  const list = tab?.closest('ol');
  if (!tab || !list) return;
  const [own, seen] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  // Room for its outline.
  const edge = 8;
  if (own.right > seen.right) list.scrollBy({ left: own.right - seen.right + edge });
  else if (own.left < seen.left) list.scrollBy({ left: own.left - seen.left - edge });
}

/** The rooms of the search as the parts of the choice; nothing for a single one. */
export function RoomTabs(): ReactElement | null {
  const { current, basket, go } = useUnit({ current: $step, basket: $basket, go: stepChosen });
  const { rooms } = basket;
  const text = useMessages(messages);
  if (rooms.length < 2) return null;
  return (
    <nav aria-label={text('rooms.label')}>
      <ol className="rr-tabs">
        {rooms.map((room) => {
          const { roomNumber } = room;
          const chosen = basket.items.find((each) => each.roomNumber === roomNumber);
          const isCurrent = roomNumberOf(current) === roomNumber;
          return (
            <li key={roomNumber}>
              <button
                type="button"
                className="rr-tab"
                ref={isCurrent ? showInFull : undefined}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => {
                  go({ step: 'selection', roomNumber });
                }}
              >
                <span className="rr-tab__title">
                  {text('rooms.room-with', { number: roomNumber, party: partyText(room, text) })}
                </span>
                <span
                  className={chosen === undefined ? 'rr-tab__detail rr-tab__detail--todo' : 'rr-tab__detail'}
                >
                  {chosen !== undefined && <Icon name="check" size={16} />}
                  {chosen !== undefined && <VisuallyHidden>{text('rooms.chosen')}: </VisuallyHidden>}
                  <span {...(chosen && textLanguage(chosen.roomType, 'Name'))}>
                    {chosen?.roomType.name ?? text('rooms.todo')}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
