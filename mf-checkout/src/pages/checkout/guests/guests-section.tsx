import { useUnit } from 'effector-react';
import { inNameOrder } from 'shared/domain';
import { $basket, $bookConfig, type ReservationItem } from 'shared/runtime';
import { Button, FieldRow, TextField, useLocale, useMessages } from 'shared/ui';
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
  const locale = useLocale();
  const { roomNumber, leadGuest } = item;
  const titleId = fieldId(guestField('roomConfiguration', roomNumber));
  const [first] = basket.items;
  const isFirst = first?.roomNumber === roomNumber;
  const token = (name: string) => `section-room-${String(roomNumber)} ${name}`;
  const field = (key: 'firstName' | 'lastName') => ({
    label: own(`checkout.${key}`),
    required: config?.[`${key}Required`] !== false,
    maxLength: 100,
    value: leadGuest[key],
    onChange: (value: string) => name({ roomNumber, changes: { [key]: value } }),
  });
  const [one, two] = inNameOrder(
    locale,
    <TextField
      {...useField(guestField('firstName', roomNumber))}
      {...field('firstName')}
      autoComplete={token('given-name')}
    />,
    <TextField
      {...useField(guestField('lastName', roomNumber))}
      {...field('lastName')}
      autoComplete={token('family-name')}
    />,
  );
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
      <FieldRow columns={2}>
        {one}
        {two}
      </FieldRow>
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
