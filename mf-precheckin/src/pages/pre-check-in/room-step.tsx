import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { guestCount, inLanguage, partyText, textLanguage } from 'shared/domain';
import {
  Card,
  Disclosure,
  RadioCards,
  SectionHeading,
  useIsDesktop,
  useMessages,
  withHotelWords,
} from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $draft, configurationChosen } from './draft/model.ts';
import { ExtrasInvitation } from './extras/extras-invitation.tsx';
import { $configurations } from './model.ts';
import { RoomGuestForms } from './components/room-guest-forms.tsx';
import { RoomGuestList } from './components/room-guest-list.tsx';
import { StepForm } from './components/step-form.tsx';
import { useProblems } from './components/use-problems.ts';
import type { StepProps } from './components/step-props.ts';
import { $isSetUpOffered } from './steps/model.ts';
import { setUpId } from './steps/rules.ts';

interface RoomStepProps extends StepProps {
  readonly item: number;
}

/** A room: what it is, how it is set up, who stays in it (all of them on a desktop, each on a screen of their own on a phone). */
export function RoomStep({ reservation, item }: RoomStepProps): ReactElement | null {
  const text = useMessages(messages);
  const isDesktop = useIsDesktop();
  const { draft, configurations, isSetUpOffered, choose } = useUnit({
    draft: $draft,
    configurations: $configurations,
    isSetUpOffered: $isSetUpOffered,
    choose: configurationChosen,
  });
  const { problems } = useProblems();
  const room = draft?.items[item];
  const booked = reservation.reservationItems[item];
  if (room === undefined || booked === undefined) return null;
  const id = setUpId(item);
  const problem = problems.find(({ fieldId }) => fieldId === id);
  const isOnly = reservation.reservationItems.length === 1;
  const language = inLanguage(booked.textLanguage);
  const places = Math.max(1, guestCount(booked));
  return (
    <StepForm
      title={isOnly ? text('room.title') : text('room.title-numbered', { number: item + 1 })}
      lead={text('room.lead', { count: places })}
    >
      <Card as="section" padding="large">
        <div className="pc-section">
          <div>
            <SectionHeading>
              <span {...language}>{booked.roomType}</span>
            </SectionHeading>
            <p className="pc-quiet">
              {withHotelWords(
                text('room.rate', {
                  rate: [booked.ratePlan, booked.board?.text].filter(Boolean).join(' · '),
                  party: partyText(booked, text),
                }),
                [{ words: booked.ratePlan, language }],
              )}
            </p>
            {booked.policy !== '' && (
              <Disclosure summary={text('room.policy')}>
                <span {...language}>{booked.policy}</span>
              </Disclosure>
            )}
          </div>
          {isSetUpOffered[item] === true && (
            <RadioCards
              id={id}
              legend={text('room.setup')}
              columns={2}
              value={room.roomConfiguration}
              error={problem === undefined ? null : text(problem.message)}
              options={configurations
                .filter(({ roomTypeId }) => roomTypeId === booked.roomTypeId)
                .map((each) => ({
                  value: each.id,
                  label: <span {...textLanguage(each, 'Text')}>{each.text}</span>,
                }))}
              onChange={(chosen) => choose({ item, id: chosen })}
            />
          )}
        </div>
      </Card>
      {isDesktop ? (
        <RoomGuestForms item={item} guests={room.guests} places={places} />
      ) : (
        <RoomGuestList item={item} guests={room.guests} places={places} />
      )}
      <ExtrasInvitation item={item} />
    </StepForm>
  );
}
