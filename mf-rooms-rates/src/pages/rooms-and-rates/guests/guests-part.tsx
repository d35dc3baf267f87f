import { useUnit } from 'effector-react';
import { useState, type ReactElement } from 'react';
import { leadGuestProblems, type LeadGuestField } from 'shared/domain';
import { $basket } from 'shared/runtime';
import {
  Button,
  Card,
  ErrorSummary,
  FieldRow,
  RadioCards,
  SectionHeading,
  TextField,
  useIsDesktop,
  useMessages,
} from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $activeItem } from '../selection/model.ts';
import {
  $configurations,
  $isConfigurationRequested,
  leadGuestRepeated,
  leadGuestTyped,
  roomConfigurationChosen,
  stepCompleted,
} from '../steps/model.ts';
import { RoomTabs } from '../steps/room-tabs.tsx';
import { stepTitleId } from '../steps/use-step-focus.ts';
import { guestsFormId } from '../steps/continue-button.tsx';

const fieldId = (field: LeadGuestField, roomNumber: number): string =>
  `${guestsFormId}-${field}-${String(roomNumber)}`;

/** The lead guest of the active room and, where the hotel asks, how the room is set up. */
export function GuestsStep(): ReactElement | null {
  const { item, basket, configurations, isRequested, type, chooseSetUp, repeat, goOn } = useUnit({
    item: $activeItem,
    basket: $basket,
    configurations: $configurations,
    isRequested: $isConfigurationRequested,
    type: leadGuestTyped,
    chooseSetUp: roomConfigurationChosen,
    repeat: leadGuestRepeated,
    goOn: stepCompleted,
  });
  const text = useMessages(messages);
  const isDesktop = useIsDesktop();
  // Which room was tried to go on with, and how often: errors are shown only then.
  const [tried, setTried] = useState({ roomNumber: 0, times: 0 });
  if (item === null) return null;

  const { roomNumber, leadGuest, roomConfiguration } = item;
  const options = isRequested
    ? configurations.filter(({ roomTypeId }) => roomTypeId === item.roomTypeId)
    : [];
  const problems = leadGuestProblems(item, options.length > 0);
  const shown = tried.roomNumber === roomNumber ? problems : [];
  const errorOf = (field: LeadGuestField): string | null => {
    const problem = shown.find((each) => each.field === field);
    return problem === undefined ? null : text(problem.message);
  };
  const first = basket.items[0];
  const canRepeat =
    first !== undefined && first.roomNumber !== roomNumber && first.leadGuest.lastName.trim() !== '';
  const nameField = (field: 'firstName' | 'lastName', label: string, autoComplete: string): ReactElement => (
    <TextField
      id={fieldId(field, roomNumber)}
      label={label}
      required
      maxLength={100}
      autoComplete={`section-room-${String(roomNumber)} ${autoComplete}`}
      autoCapitalize="words"
      value={leadGuest[field]}
      error={errorOf(field)}
      onChange={(value) => {
        type({ roomNumber, changes: { [field]: value } });
      }}
    />
  );
  return (
    <div className="stack">
      <RoomTabs step="occupancy" rooms={basket.items} />
      <Card padding="large">
        <form
          id={guestsFormId}
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (problems.length === 0) goOn({ isDesktop });
            else setTried(({ times }) => ({ roomNumber, times: times + 1 }));
          }}
        >
          <SectionHeading
            id={stepTitleId}
            aside={
              canRepeat && (
                <Button
                  kind="link"
                  onClick={() => {
                    repeat(roomNumber);
                  }}
                >
                  {text('guest.same', { number: first.roomNumber })}
                </Button>
              )
            }
          >
            {basket.rooms.length === 1
              ? text('guest.one-heading')
              : text('guest.heading', { number: roomNumber })}
          </SectionHeading>
          <ErrorSummary
            title={text('guest.problems')}
            focusKey={tried.times}
            problems={shown.map(({ field, message }) => ({
              fieldId: fieldId(field, roomNumber),
              message: text(message),
            }))}
          />
          <FieldRow columns={2}>
            {nameField('firstName', text('guest.first-name'), 'given-name')}
            {nameField('lastName', text('guest.last-name'), 'family-name')}
          </FieldRow>
          {options.length > 0 && (
            <RadioCards
              id={fieldId('roomConfiguration', roomNumber)}
              legend={text('guest.configuration')}
              value={roomConfiguration}
              columns={2}
              error={errorOf('roomConfiguration')}
              options={options.map(({ id, text: label }) => ({ value: id, label }))}
              onChange={(id) => {
                chooseSetUp({ roomNumber, id });
              }}
            />
          )}
        </form>
      </Card>
    </div>
  );
}
