import type { PostCodeForm, PreCheckInConfig } from 'shared/contracts';
import {
  addressProblems,
  type CheckInFlow,
  checkInGuestProblems,
  type CheckInStep,
  type DomainMessageKey,
  isCheckInGuestValid,
  isCheckInReviewed,
  type NameFlags,
  personalDetailsProblems,
} from 'shared/domain';
import type { Draft, PaymentChoice } from '../draft/rules.ts';

// Segments of the address; rooms and guests count from one.
const segments = {
  booker: 'booker',
  room: 'room',
  guest: 'guest',
  extras: 'extras',
  'payment-details': 'payment',
  summary: 'summary',
  complete: 'complete',
} as const;

const indexOf = (digits: string | undefined): number => (digits === undefined ? 0 : Number(digits) - 1);

/** The step of an address's hash; a confirmation's “Add extras” leads to `#extras` (decisions 1). */
export function wantedStepOf(hash: string): CheckInStep {
  const [, segment, item, guest] = /^#([a-z]+)(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(hash) ?? [];
  const step = (Object.keys(segments) as (keyof typeof segments)[]).find(
    (name) => segments[name] === segment,
  );
  switch (step) {
    case undefined:
      return { step: 'start' };
    case 'room':
      return { step, item: indexOf(item), guest: 0 };
    case 'guest':
      return { step, item: indexOf(item), guest: indexOf(guest) };
    case 'extras':
      return { step, item: indexOf(item) };
    default:
      return { step };
  }
}

export function hashOf(at: CheckInStep): string {
  switch (at.step) {
    case 'none':
    case 'start':
      return '';
    case 'room':
    case 'extras':
      return `#${segments[at.step]}-${String(at.item + 1)}`;
    case 'guest':
      return `#${segments.guest}-${String(at.item + 1)}-${String(at.guest + 1)}`;
    default:
      return `#${segments[at.step]}`;
  }
}

export interface StepFacts {
  readonly draft: Draft;
  /** Which names the hotel requires. */
  readonly flags?: NameFlags | undefined;
  readonly isBooking: boolean;
  readonly hasSelectable: readonly boolean[];
  readonly asksForPayment: boolean;
  readonly isPaymentSettled: boolean;
  readonly isSaved: boolean;
}

/** What the steps of product.md 4 look at. */
export const flowOf = ({ draft, flags, isBooking, hasSelectable, ...rest }: StepFacts): CheckInFlow => ({
  hasBooker: isBooking && draft.booker !== null,
  items: draft.items.map((item, index) => ({
    isRoomReviewed: item.isRoomReviewed,
    haveSeenServices: item.haveSeenServices,
    hasSelectableServices: hasSelectable[index] ?? false,
    guests: item.guests.map((guest) => ({
      isReviewed: guest.isReviewed,
      isValid: isCheckInGuestValid(guest, flags),
    })),
  })),
  ...rest,
});

/** A problem that prevents the guest from leaving a step: its element, and the key of its message. */
type StepMessage = DomainMessageKey | 'card.expiry.missing';

export interface StepProblem {
  readonly fieldId: string;
  readonly message: StepMessage;
}

interface FieldProblem {
  readonly field: string;
  readonly message: StepMessage;
}

export interface FormFacts {
  readonly draft: Draft;
  /** Of the booker's country, as `postCodeFormOf` says. */
  readonly postCodeForm?: PostCodeForm | null | undefined;
  readonly config: PreCheckInConfig;
  /** For each room: whether the hotel offers a choice of its set-up. */
  readonly isSetUpOffered: readonly boolean[];
  readonly paymentChoice: PaymentChoice;
  readonly cardProblems: readonly FieldProblem[];
}

const under = (prefix: string, problems: readonly FieldProblem[]): StepProblem[] =>
  problems.map(({ field, message }) => ({ fieldId: `${prefix}-${field}`, message }));

export const guestId = (item: number, guest: number): string => `pc-guest-${item + 1}-${guest + 1}`;
export const setUpId = (item: number): string => `pc-room-${item + 1}-setup`;

export const bookerProblems = ({ draft: { booker }, config, postCodeForm }: FormFacts): StepProblem[] =>
  booker === null
    ? []
    : under('pc-booker', [
        ...personalDetailsProblems(booker, config),
        ...addressProblems(booker, config, postCodeForm),
      ]);

const guestProblems = ({ draft, config }: FormFacts, index: number, guest: number): StepProblem[] => {
  const its = draft.items[index]?.guests[guest];
  return its === undefined ? [] : under(guestId(index, guest), checkInGuestProblems(its, config));
};

/** product.md 5: a configuration is chosen where it is required. */
export const setUpProblems = ({ draft, isSetUpOffered }: FormFacts, item: number): StepProblem[] =>
  isSetUpOffered[item] === true && (draft.items[item]?.roomConfiguration ?? '') === ''
    ? [{ fieldId: setUpId(item), message: 'validation.room-configuration' }]
    : [];

/** What is wrong on the screen of a step, from top to bottom. On a desktop a room's screen has its guests as well. */
export function stepProblems(at: CheckInStep, facts: FormFacts, isDesktop: boolean): StepProblem[] {
  switch (at.step) {
    case 'booker':
      return bookerProblems(facts);
    case 'room': {
      const item = facts.draft.items[at.item];
      const guests = isDesktop ? (item?.guests ?? []) : [];
      return [
        ...setUpProblems(facts, at.item),
        ...guests.flatMap((_, index) => guestProblems(facts, at.item, index)),
      ];
    }
    case 'guest':
      return guestProblems(facts, at.item, at.guest);
    case 'payment-details':
      return facts.paymentChoice === 'card' ? under('pc-card', facts.cardProblems) : [];
    default:
      return [];
  }
}

/** A step with a problem that has to be corrected before the save. */
export interface OpenPoint {
  readonly at: CheckInStep;
  readonly message: StepMessage;
}

/** product.md 5: what prevents the save of a pre check-in, with the step to correct it. */
export function openPoints(facts: FormFacts): OpenPoint[] {
  const { items } = facts.draft;
  const at = (step: CheckInStep, problems: readonly StepProblem[]): OpenPoint[] =>
    problems.map(({ message }) => ({ at: step, message }));
  return [
    ...at({ step: 'booker' }, bookerProblems(facts)),
    ...items.flatMap((item, index) => [
      ...at({ step: 'room', item: index, guest: 0 }, setUpProblems(facts, index)),
      ...item.guests.flatMap((_, guest) =>
        at({ step: 'guest', item: index, guest }, guestProblems(facts, index, guest)),
      ),
    ]),
  ];
}

/** The step before, to which “back” leads. */
export function stepBefore(flow: CheckInFlow, at: CheckInStep): CheckInStep {
  const first: CheckInStep = flow.hasBooker ? { step: 'booker' } : { step: 'start' };
  switch (at.step) {
    case 'room':
      return at.item > 0 ? { step: 'room', item: at.item - 1, guest: 0 } : first;
    case 'guest':
      return { step: 'room', item: at.item, guest: 0 };
    case 'extras':
      return isCheckInReviewed(flow) ? { step: 'summary' } : { step: 'room', item: at.item, guest: 0 };
    case 'summary':
      return { step: 'room', item: flow.items.length - 1, guest: 0 };
    case 'payment-details':
      return { step: 'summary' };
    default:
      return { step: 'start' };
  }
}
