import { useState, type ReactElement, type ReactNode } from 'react';
import type { RoomType } from 'shared/contracts';
import { textLanguage, type TextLanguage } from 'shared/domain';
import { AccessibilityList, Button, Drawer, Gallery, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { RoomFacts } from './room-facts.tsx';
import { roomPictures } from './room-pictures.ts';

type Described = Omit<RoomType, 'rates' | 'upgrades'>;

const List = ({
  title,
  items,
  facts = [],
  languageOf,
}: {
  readonly title: string;
  readonly items: readonly string[];
  readonly facts?: Described['accessibility'];
  readonly languageOf: (index: number) => TextLanguage;
}): ReactElement | null =>
  items.length + facts.length === 0 ? null : (
    <section>
      <h3 className="rr-details__title">{title}</h3>
      {items.length > 0 && (
        <ul className="rr-details__list">
          {items.map((item, index) => (
            <li key={item} {...languageOf(index)}>
              {item}
            </li>
          ))}
        </ul>
      )}
      <AccessibilityList facts={facts} />
    </section>
  );

interface RoomDetailsProps {
  readonly roomType: Described;
  /** What stays in sight below it, such as the price and its button. */
  readonly footer?: (close: () => void) => ReactNode;
}

/** Everything about a room type, in a drawer beside the rooms. */
export function RoomDetails({ roomType, footer }: RoomDetailsProps): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  const text = useMessages(messages);
  const { name, description, amenities, accessibleFeatures, accessibility = [] } = roomType;
  return (
    <>
      <Button
        kind="link"
        className="rr-room__more"
        aria-haspopup="dialog"
        aria-label={text('rooms.details-of', { name })}
        onClick={() => {
          setOpen(true);
        }}
      >
        {text('rooms.details')}
      </Button>
      <Drawer open={open} title={name} placement="end" onClose={close} footer={footer?.(close)}>
        <div className="stack">
          <Gallery
            label={text('rooms.pictures', { name })}
            captions={roomType.imageAlts}
            ratio="16/9"
            images={roomPictures(roomType, text('rooms.picture', { name }))}
          />
          <p {...textLanguage(roomType, 'Description')}>{description}</p>
          <RoomFacts roomType={roomType} />
          <List
            title={text('rooms.amenities')}
            items={amenities}
            languageOf={(index) => textLanguage(roomType, 'Amenities', index)}
          />
          <List
            title={text('rooms.accessible')}
            items={accessibleFeatures}
            facts={accessibility}
            languageOf={(index) => textLanguage(roomType, 'AccessibleFeatures', index)}
          />
        </div>
      </Drawer>
    </>
  );
}
