import { useUnit } from 'effector-react';
import type { Property, Stay } from 'shared/contracts';
import { Card, SelectField, TextAreaField, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { arrivalTimes, isAfterMidnight } from './arrival.ts';
import { arrivalChosen, notesTyped } from './model.ts';
import type { Draft } from './rules.ts';

interface WishesProps {
  readonly stay: Stay;
  readonly property: Property;
  readonly draft: Draft;
}

/** When the guest comes, and what the guest asks for. */
export function Wishes({ stay, property, draft }: WishesProps) {
  const text = useMessages(messages);
  const { choose, type } = useUnit({ choose: arrivalChosen, type: notesTyped });
  return (
    <Card as="section" padding="large">
      <div className="stack">
        {/* A server of before does not know it. */}
        {stay.arrivalTime !== undefined && (
          <SelectField
            id="stay-change-arrival"
            label={text('change.arrival')}
            hint={text('change.arrival.hint', { time: property.checkInTime })}
            value={draft.arrivalTime}
            autoComplete="off"
            options={[
              { value: '', label: text('change.arrival.unknown') },
              ...arrivalTimes(draft.arrivalTime).map((time) => ({
                value: time,
                label: isAfterMidnight(time) ? text('change.arrival.night', { time }) : time,
              })),
            ]}
            onChange={(time) => choose(time)}
          />
        )}
        <TextAreaField
          id="stay-change-notes"
          autoComplete="off"
          label={text('change.requests')}
          value={draft.notes}
          maxLength={1000}
          onChange={(notes) => type(notes)}
        />
      </div>
    </Card>
  );
}
