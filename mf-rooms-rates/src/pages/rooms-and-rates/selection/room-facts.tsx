import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import type { RoomType } from 'shared/contracts';
import { textLanguage } from 'shared/domain';
import { $bookConfig, $property } from 'shared/runtime';
import { Icon, type IconName, useMessages, withHotelWords } from 'shared/ui';
import { messages } from '../../../messages/index.ts';

type Facts = Pick<RoomType, 'sizeSquareMetres' | 'bedTypes' | 'view' | 'maximumOccupancy' | 'textLanguages'>;

/** Size, beds, view and, where the hotel shows it, how many guests a room takes. */
export function RoomFacts({ roomType }: { readonly roomType: Facts }): ReactElement {
  const { property, config } = useUnit({ property: $property, config: $bookConfig });
  const text = useMessages(messages);
  const { sizeSquareMetres, bedTypes, view = null, maximumOccupancy } = roomType;
  const showsOccupancy = property?.showRoomTypeOccupancy === true || config?.showRoomTypeOccupancy === true;
  const beds = bedTypes.map((words, index) => ({
    words,
    language: textLanguage(roomType, 'BedTypes', index),
  }));
  const facts: (readonly [IconName, ReactNode])[] = [
    ['size', sizeSquareMetres === null ? null : text('rooms.size', { size: sizeSquareMetres })],
    ['bed', beds.length === 0 ? null : withHotelWords(bedTypes.join(' / '), beds)],
    [
      'eye',
      view === null
        ? null
        : withHotelWords(view, [{ words: view, language: textLanguage(roomType, 'View') }]),
    ],
    [
      'user',
      !showsOccupancy || maximumOccupancy === null ? null : text('rooms.up-to', { count: maximumOccupancy }),
    ],
  ];
  return (
    <ul className="rr-room__facts">
      {facts.map(([icon, fact]) =>
        fact === null ? null : (
          <li key={icon}>
            <Icon name={icon} size={18} />
            {typeof fact === 'string' ? fact : <span>{fact}</span>}
          </li>
        ),
      )}
    </ul>
  );
}
