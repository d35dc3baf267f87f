import { type CheckInFlow, type CheckInStep, decideCheckInStep, isCheckInReviewed } from 'shared/domain';

type Title =
  | 'steps.booker'
  | 'steps.room'
  | 'steps.room-number'
  | 'steps.extras'
  | 'steps.payment'
  | 'steps.summary';

export interface ProgressPoint {
  readonly key: string;
  readonly title: Title;
  /** Of the room, where there are several. */
  readonly number: number | null;
  readonly state: 'done' | 'current' | 'todo';
  readonly at: CheckInStep;
  readonly isReachable: boolean;
}

type Raw = Omit<ProgressPoint, 'state' | 'isReachable'> & { readonly isDone: boolean };

function pointsOf(flow: CheckInFlow, step: CheckInStep): Raw[] {
  const { items } = flow;
  const isPast = step.step !== 'booker' || items.some(({ isRoomReviewed }) => isRoomReviewed);
  const hasExtras = items.some((item) => item.hasSelectableServices) || step.step === 'extras';
  return [
    ...(flow.hasBooker
      ? [
          {
            key: 'booker',
            title: 'steps.booker' as const,
            number: null,
            at: { step: 'booker' as const },
            isDone: isPast,
          },
        ]
      : []),
    ...items.map((item, index) => ({
      key: `room-${index}`,
      title: items.length === 1 ? ('steps.room' as const) : ('steps.room-number' as const),
      number: index + 1,
      at: { step: 'room' as const, item: index, guest: 0 },
      isDone: item.isRoomReviewed && item.guests.every(({ isReviewed, isValid }) => isReviewed && isValid),
    })),
    ...(hasExtras
      ? [
          {
            key: 'extras',
            title: 'steps.extras' as const,
            number: null,
            at: { step: 'extras' as const, item: 0 },
            isDone: items.every((item) => item.haveSeenServices || !item.hasSelectableServices),
          },
        ]
      : []),
    ...(flow.asksForPayment
      ? [
          {
            key: 'payment',
            title: 'steps.payment' as const,
            number: null,
            at: { step: 'payment-details' as const },
            isDone: flow.isPaymentSettled,
          },
        ]
      : []),
    { key: 'summary', title: 'steps.summary', number: null, at: { step: 'summary' }, isDone: false },
  ];
}

const isAt = (at: CheckInStep, step: CheckInStep): boolean => {
  if (at.step === 'room') return (step.step === 'room' || step.step === 'guest') && step.item === at.item;
  return at.step === step.step;
};

/** The steps as the guest sees them: a room and its guests are one. A step that cannot be opened yet is no link. */
export const progressOf = (flow: CheckInFlow, step: CheckInStep): ProgressPoint[] =>
  pointsOf(flow, step).map(({ isDone, ...point }) => ({
    ...point,
    state: isAt(point.at, step) ? 'current' : isDone ? 'done' : 'todo',
    isReachable:
      point.at.step === 'summary' || point.at.step === 'payment-details'
        ? isCheckInReviewed(flow)
        : decideCheckInStep(flow, point.at).step === point.at.step,
  }));
