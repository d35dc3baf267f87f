import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { PreCheckInReservation } from 'shared/contracts';
import { inLanguage, listText, textLanguage, personName } from 'shared/domain';
import { formatMoney } from 'shared/runtime';
import { Button, extraWords, Facts, useLocale, useMessages, withHotelWords } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $draft } from '../draft/model.ts';
import { $added, $roomExtras } from '../extras/model.ts';
import { $configurations } from '../model.ts';
import { $account } from '../payment/model.ts';
import { stepChosen } from '../steps/model.ts';
import { SectionWithChange } from './section-with-change.tsx';

interface SummaryRoomProps {
  readonly booked: PreCheckInReservation['reservationItems'][number];
  readonly index: number;
  readonly isOnly: boolean;
}

const times = (quantity: number, name: string): string => (quantity > 1 ? `${quantity} × ${name}` : name);

/** A room as it will be: who stays, how it is set up, its extras. */
export function SummaryRoom({ booked, index, isOnly }: SummaryRoomProps): ReactElement | null {
  const text = useMessages(messages);
  const locale = useLocale();
  const { draft, configurations, added, extras, account, go } = useUnit({
    draft: $draft,
    configurations: $configurations,
    added: $added,
    extras: $roomExtras,
    account: $account,
    go: stepChosen,
  });
  const item = draft?.items[index];
  if (item === undefined || account === null) return null;
  const setUp = configurations.find(({ id }) => id === item.roomConfiguration);
  const language = inLanguage(booked.textLanguage);
  const mine = added[index] ?? [];
  const lines = [
    ...booked.services.map(({ quantity, serviceName: words }) =>
      withHotelWords(times(quantity, words), [{ words, language }]),
    ),
    ...mine.map(({ service, quantity, cost }) =>
      withHotelWords(
        `${times(quantity, service.serviceName)} · ${formatMoney(cost, account.currency, locale)}`,
        [extraWords(service)],
      ),
    ),
  ];
  const title = isOnly
    ? booked.roomType
    : `${text('room.title-numbered', { number: index + 1 })}: ${booked.roomType}`;
  return (
    <SectionWithChange
      title={title}
      words={[{ words: booked.roomType, language }]}
      at={{ step: 'room', item: index, guest: 0 }}
    >
      <Facts
        items={[
          {
            term: text('summary.guests'),
            detail: listText(
              item.guests.map((name) => personName(name, locale) || text('guest.not-named')),
              locale,
            ),
          },
          ...(setUp === undefined
            ? []
            : [
                {
                  term: text('summary.setup'),
                  detail: <span {...textLanguage(setUp, 'Text')}>{setUp.text}</span>,
                },
              ]),
          {
            term: text('summary.extras'),
            detail:
              lines.length === 0 ? (
                text('summary.no-extras')
              ) : (
                <ul className="pc-plain">
                  {lines.map((line, index) => (
                    <li key={index}>{line}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      {(extras[index]?.hasSelectable === true || mine.length > 0) && (
        <div>
          <Button size="small" icon="plus" onClick={() => go({ step: 'extras', item: index })}>
            {text('summary.add-extras')}
          </Button>
        </div>
      )}
    </SectionWithChange>
  );
}
