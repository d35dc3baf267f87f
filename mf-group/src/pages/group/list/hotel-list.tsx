import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { PropertyGroup } from 'shared/contracts';
import { fromWidth } from 'shared/domain';
import { useIsDesktop, useMediaQuery, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $selected, $shown, hotelPointed } from '../model.ts';
import { HotelCard } from './hotel-card.tsx';
import { useWindowed } from './use-windowed.ts';

/** As high as a card usually is; each is measured once it is drawn. */
const usual = { narrow: 460, wide: 230 } as const;
const gap = 16;
/** What stays free above the card that the map leads to. */
const roomAbove = 96;

interface ItemProps {
  readonly top: number;
  readonly place: number;
  readonly count: number;
  readonly id: string;
  readonly measure: (id: string, element: HTMLElement) => () => void;
  readonly onPoint: (isPointed: boolean) => void;
  readonly onFocus: (isFocused: boolean) => void;
  readonly children: ReactNode;
}

function Item({ id, top, place, count, measure, onPoint, onFocus, children }: ItemProps) {
  const element = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => (element.current === null ? undefined : measure(id, element.current)), [id, measure]);
  return (
    <li
      ref={element}
      className="gr-list__item"
      style={{ top }}
      aria-posinset={place}
      aria-setsize={count}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => {
        onPoint(true);
        onFocus(true);
      }}
      onBlur={() => {
        onPoint(false);
        onFocus(false);
      }}
    >
      {children}
    </li>
  );
}

/** The hotels in their order; of a thousand, only those near the screen are drawn. */
export function HotelList({ group }: { readonly group: PropertyGroup }) {
  const text = useMessages(messages);
  const list = useRef<HTMLUListElement>(null);
  const { shown, selected, point } = useUnit({ shown: $shown, selected: $selected, point: hotelPointed });
  const isWide = useMediaQuery(fromWidth('tablet'));
  const isDesktop = useIsDesktop();
  const keys = useMemo(() => shown.map(({ propertyId }) => propertyId), [shown]);
  const { layout, items, measure, hold } = useWindowed(list, keys, isWide ? usual.wide : usual.narrow, gap);
  const areas = useMemo(() => new Map(group.areas.map((area) => [area.areaId, area])), [group]);
  // Beside the map, the list goes to the hotel that was chosen there.
  const place = selected === null ? -1 : keys.indexOf(selected);
  const layoutNow = useRef(layout);
  useEffect(() => {
    layoutNow.current = layout;
  });
  useEffect(() => {
    if (place < 0 || !isDesktop || list.current === null) return;
    const top = list.current.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top + (layoutNow.current.tops[place] ?? 0) - roomAbove, behavior: 'instant' });
  }, [place, isDesktop]);

  return (
    <ul ref={list} className="gr-list" style={{ height: layout.total }} aria-label={text('group.results')}>
      {items.map((index) => {
        const hotel = shown[index];
        if (hotel === undefined) return null;
        const { propertyId, areaId } = hotel;
        return (
          <Item
            key={propertyId}
            top={layout.tops[index] ?? 0}
            place={index + 1}
            count={shown.length}
            id={propertyId}
            measure={measure}
            onPoint={(isPointed) => point(isPointed ? propertyId : null)}
            onFocus={(isFocused) => hold(isFocused ? index : null)}
          >
            <HotelCard
              hotel={hotel}
              area={areas.get(areaId ?? '') ?? null}
              isSelected={propertyId === selected}
              isFirst={index === 0}
            />
          </Item>
        );
      })}
    </ul>
  );
}
