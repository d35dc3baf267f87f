import { useUnit } from 'effector-react';
import { guestsText } from 'shared/domain';
import { formatStayDate } from 'shared/runtime';
import { useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $stay } from '../model.ts';
import { $draft, $found } from './model.ts';

export interface Change {
  readonly kind: 'dates' | 'room' | 'guests';
  readonly before: string;
  readonly after: string;
}

/** What the draft makes of the stay, in words: dates, rooms with their rates, and parties. Names and extras stand in the form. */
export function useChanges(): readonly Change[] {
  const text = useMessages(messages);
  const locale = useLocale();
  const { stay, draft, found } = useUnit({ stay: $stay, draft: $draft, found: $found });
  if (stay === null || draft === null) return [];
  const day = (date: string) => formatStayDate(date, 'short', locale);
  const datesOf = ({ dateFrom, dateTo }: { readonly dateFrom: string; readonly dateTo: string }) =>
    `${day(dateFrom)} – ${day(dateTo)}`;
  const nameOf = ({
    roomTypeId,
    ratePlanId,
  }: {
    readonly roomTypeId: string;
    readonly ratePlanId: string;
  }) => {
    const type = found?.roomTypes.find((each) => each.roomTypeId === roomTypeId);
    const rate = type?.rates.find((each) => each.ratePlanId === ratePlanId);
    return [type?.name, rate?.name].filter((part) => part !== undefined).join(', ');
  };
  const all = draft.rooms.flatMap((room): Change[] => {
    const booked = stay.rooms.find((each) => each.reservationItemId === room.reservationItemId);
    if (booked === undefined) return [];
    const isOther = booked.roomTypeId !== room.roomTypeId || booked.ratePlanId !== room.ratePlanId;
    return [
      ...(isOther
        ? [
            {
              kind: 'room' as const,
              before: [booked.roomType, booked.ratePlan].filter((part) => part !== '').join(', '),
              after: nameOf(room),
            },
          ]
        : []),
      { kind: 'guests' as const, before: guestsText(booked, text), after: guestsText(room, text) },
    ];
  });
  return [{ kind: 'dates' as const, before: datesOf(stay), after: datesOf(draft) }, ...all].filter(
    ({ before, after }) => before !== after && after !== '',
  );
}
