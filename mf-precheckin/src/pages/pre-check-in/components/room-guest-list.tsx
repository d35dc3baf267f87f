import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { isCheckInGuestValid, personName } from 'shared/domain';
import { $preCheckInConfig } from 'shared/runtime';
import { Button, Icon, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { guestAddedOnPhone, stepChosen } from '../steps/model.ts';
import type { RoomGuestsProps } from './room-guest-forms.tsx';
import { Section } from './section.tsx';

/** Phone: who stays in a room, each leading to a screen of their own. */
export function RoomGuestList({ item, guests, places }: RoomGuestsProps): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
  const { config, go, add } = useUnit({ config: $preCheckInConfig, go: stepChosen, add: guestAddedOnPhone });
  return (
    <Section title={text('guest.who')}>
      <ul className="pc-guests">
        {guests.map((value, guest) => {
          const name = personName(value, locale);
          const isDone = value.isReviewed && isCheckInGuestValid(value, config ?? undefined);
          return (
            <li key={guest}>
              <button type="button" className="pc-guest" onClick={() => go({ step: 'guest', item, guest })}>
                <span className="pc-guest__text">
                  <span>{name === '' ? text('guest.new', { number: guest + 1 }) : name}</span>
                  {isDone && (
                    <span className="pc-guest__done">
                      <Icon name="check" size={16} /> {text('guest.reviewed')}
                    </span>
                  )}
                </span>
                <Icon name="chevron-right" className="pc-guest__arrow" />
              </button>
            </li>
          );
        })}
      </ul>
      {guests.length < places && (
        <div className="pc-add">
          <Button icon="plus" onClick={() => add(item)}>
            {text('guest.add')}
          </Button>
          <p className="pc-quiet">{text('guest.add-hint', { count: places })}</p>
        </div>
      )}
    </Section>
  );
}
