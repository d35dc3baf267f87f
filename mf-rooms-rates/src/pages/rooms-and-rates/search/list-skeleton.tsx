import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { partyText } from 'shared/domain';
import { $search } from 'shared/runtime';
import { Card, Icon, Loading, Skeleton, useMessages, VisuallyHidden } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import '../filters/filters.css';
import '../steps/steps.css';
import './list-skeleton.css';

// The boxes of the frame that the server draws, so that nothing moves when the page takes over.
const RoomBones = (): ReactElement => (
  <div className="card frame-card" aria-hidden="true">
    <div className="skeleton frame-card__picture" />
    <div className="frame-card__text">
      <Skeleton lines={4} />
    </div>
  </div>
);

/** As large as its words, in any language and size of text. */
const WordBone = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  <span className={`skeleton rr-bone ${className ?? ''}`}>
    <span>{children}</span>
  </span>
);

/** About as many room types as a hotel has, and what sets them apart. */
const usualRooms = 6;
const usualFilters = [
  { key: 'filters.breakfast', isCounted: true },
  { key: 'board.HalfBoard', isCounted: true },
  { key: 'filters.free', isCounted: true },
  { key: 'filters.price', isCounted: false },
  { key: 'filters.beds', isCounted: false },
  { key: 'filters.view', isCounted: false },
  { key: 'filters.accessible', isCounted: true },
  { key: 'filters.sort', isCounted: false },
] as const;

/** What stands above the list, as high as it will be. */
function HeadBones(): ReactElement {
  const { rooms } = useUnit($search);
  const text = useMessages(messages);
  const count = rooms.length;
  const [first] = rooms;
  return (
    <>
      {count > 1 && (
        <ul className="rr-tabs" aria-hidden="true">
          {rooms.map((room) => (
            <li key={room.roomId}>
              <span className="rr-tab">
                <WordBone className="rr-tab__title">
                  {text('rooms.room-with', { number: room.roomNumber, party: partyText(room, text) })}
                </WordBone>
                <WordBone className="rr-tab__detail rr-tab__detail--todo">{text('rooms.todo')}</WordBone>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="rr-heading" aria-hidden="true">
        <WordBone className="section-heading__title">
          {count === 1 ? text('rooms.choose') : text('rooms.choose-for', { number: 1, count })}
        </WordBone>
        {first !== undefined && (
          <WordBone className="rr-found">
            {text('rooms.found', { count: usualRooms, party: partyText(first, text) })}
          </WordBone>
        )}
      </div>
      <div className="rr-filters__row" aria-hidden="true">
        {usualFilters.map(({ key, isCounted }) => (
          <span key={key} className="rr-chip">
            <WordBone>
              {isCounted ? text('filters.option', { name: text(key), count: usualRooms }) : text(key)}
            </WordBone>
            {!isCounted && <Icon name="chevron-down" size={16} />}
          </span>
        ))}
      </div>
      <p className="rr-common rr-bones-common" aria-hidden="true">
        <WordBone>{text('rooms.all-have')}</WordBone>
      </p>
    </>
  );
}

/** What stands in the place of the rooms while they are looked for. */
export function ListSkeleton(): ReactElement {
  const text = useMessages(messages);
  return (
    <>
      <div className="split" aria-busy="true">
        <div className="stack">
          <div className="stack rr-selection">
            <HeadBones />
            <RoomBones />
            <RoomBones />
            <RoomBones />
          </div>
        </div>
        <Card className="split__aside">
          <Skeleton lines={4} />
        </Card>
      </div>
      <VisuallyHidden as="div">
        <Loading label={text('page.loading')} />
      </VisuallyHidden>
    </>
  );
}
