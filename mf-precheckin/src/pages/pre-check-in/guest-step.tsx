import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { Button, Card, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $draft, guestRemoved } from './draft/model.ts';
import { GuestFields } from './components/guest-fields.tsx';
import { StepForm } from './components/step-form.tsx';
import type { StepProps } from './components/step-props.ts';
import { stepChosen } from './steps/model.ts';

interface GuestStepProps extends StepProps {
  readonly item: number;
  readonly guest: number;
}

/** One guest on a screen of their own. */
export function GuestStep({ reservation, item, guest }: GuestStepProps): ReactElement | null {
  const text = useMessages(messages);
  const { draft, remove, go } = useUnit({ draft: $draft, remove: guestRemoved, go: stepChosen });
  const room = draft?.items[item];
  const value = room?.guests[guest];
  const booked = reservation.reservationItems[item];
  if (room === undefined || value === undefined || booked === undefined) return null;
  const isOnlyRoom = reservation.reservationItems.length === 1;
  const lead = isOnlyRoom
    ? text('guest.lead', { room: booked.roomType })
    : text('guest.lead-numbered', { number: item + 1, room: booked.roomType });
  return (
    <StepForm
      title={guest === 0 ? text('guest.lead-guest') : text('guest.title', { number: guest + 1 })}
      lead={lead}
    >
      <Card as="section" padding="large">
        <div className="pc-section">
          <GuestFields item={item} guest={guest} value={value} />
          {value.isAdded && (
            <div>
              <Button
                kind="link"
                icon="trash"
                onClick={() => {
                  go({ step: 'room', item, guest: 0 });
                  remove({ item, guest });
                }}
              >
                {text('guest.remove', { number: guest + 1 })}
              </Button>
            </div>
          )}
        </div>
      </Card>
    </StepForm>
  );
}
