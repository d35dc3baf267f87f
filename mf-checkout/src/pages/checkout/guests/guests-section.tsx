import { useUnit } from 'effector-react';
import { $basket, $bookConfig, type ReservationItem } from 'shared/runtime';
import { Button, useMessages } from 'shared/ui';
import { NameFields } from 'shared/ui/contact';
import { messages } from '../../../messages/index.ts';
import { optionalMessages } from '../../../messages/optional.en-GB.ts';
import { Section } from '../section.tsx';
import { fieldId, useField } from '../use-field.ts';
import { $hasOtherGuest, guestNamed, guestRepeated, otherGuestChosen } from './model.ts';
import { guestField, isNamed } from './rules.ts';

/** The names of a room's lead guest. */
function RoomGuest({ item, isOnly }: { readonly item: ReservationItem; readonly isOnly: boolean }) {
  const { basket, config, name, repeat, other } = useUnit({
    basket: $basket,
    config: $bookConfig,
    name: guestNamed,
    repeat: guestRepeated,
    other: otherGuestChosen,
  });
  const text = useMessages(optionalMessages);
  const own = useMessages(messages);
  const { roomNumber, leadGuest } = item;
  const titleId = fieldId(guestField('roomConfiguration', roomNumber));
  const [first] = basket.items;
  const isFirst = first?.roomNumber === roomNumber;
  const checks = {
    firstName: useField(guestField('firstName', roomNumber)),
    lastName: useField(guestField('lastName', roomNumber)),
  };
  const field = (key: 'firstName' | 'lastName') => ({
    ...checks[key],
    label: own(`checkout.${key}`),
    required: config?.[`${key}Required`] !== false,
    maxLength: 100,
    value: leadGuest[key],
    onChange: (value: string) => name({ roomNumber, changes: { [key]: value } }),
  });
  return (
    <div role="group" aria-labelledby={titleId}>
      <div className="co-guest__head">
        <h3 id={titleId}>
          {isOnly ? text('checkout.guest.one') : text('checkout.guest.heading', { number: roomNumber })}
        </h3>
        {isFirst ? (
          <Button kind="link" icon="user" onClick={() => other(false)}>
            {text('checkout.copyToFirstGuest', { number: roomNumber })}
          </Button>
        ) : (
          first !== undefined &&
          isNamed(first.leadGuest) && (
            <Button kind="link" onClick={() => repeat(roomNumber)}>
              {text('checkout.guest.same', { number: first.roomNumber })}
            </Button>
          )
        )}
      </div>
      <NameFields
        section={`section-room-${String(roomNumber)}`}
        first={field('firstName')}
        last={field('lastName')}
      />
    </div>
  );
}

/** Who leads each room, asked once: the booker leads the first one, unless somebody else is named for it. */
export function GuestsSection() {
  const { basket, hasOther } = useUnit({ basket: $basket, hasOther: $hasOtherGuest });
  const text = useMessages(optionalMessages);
  const asked = hasOther === true ? basket.items : basket.items.slice(1);
  return (
    <Section title={text('checkout.guests')}>
      <p className="co-small">{text('checkout.guests.lead')}</p>
      {asked.map((item) => (
        <RoomGuest key={item.roomNumber} item={item} isOnly={basket.items.length === 1} />
      ))}
    </Section>
  );
}
