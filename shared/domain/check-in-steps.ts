/** product.md 4: the nine steps of pre check-in. `item` and `guest` are indexes into the reservation's rooms and their guests. */
export type CheckInStep =
  | { readonly step: 'none' | 'start' | 'booker' | 'payment-details' | 'summary' | 'complete' }
  | { readonly step: 'room' | 'guest'; readonly item: number; readonly guest: number }
  | { readonly step: 'extras'; readonly item: number };

/** As much of a room as the steps look at. */
export interface CheckInStepItem {
  readonly isRoomReviewed: boolean;
  readonly guests: readonly { readonly isReviewed: boolean; readonly isValid: boolean }[];
  readonly hasSelectableServices: boolean;
  readonly haveSeenServices: boolean;
}

export interface CheckInFlow {
  /** The reservation is a booking and has a booker. */
  readonly hasBooker: boolean;
  /** Empty while no reservation has come, and where the link opens none. */
  readonly items: readonly CheckInStepItem[];
  /** A balance is due or a guarantee card is missing (decisions 1). */
  readonly asksForPayment: boolean;
  /** The guest has said how that is settled. */
  readonly isPaymentSettled: boolean;
  readonly isSaved: boolean;
}

const areGuestsReviewed = ({ guests }: CheckInStepItem): boolean =>
  guests.every(({ isReviewed }) => isReviewed);
const isReviewed = (item: CheckInStepItem): boolean => item.isRoomReviewed && areGuestsReviewed(item);

/** The index of the first that fits, from `start` on and then from the beginning; null when none does. */
function firstFrom<T>(list: readonly T[], start: number, fits: (each: T) => boolean): number | null {
  const indexes = list.map((_, index) => (start + index) % list.length);
  return (
    indexes.find((index) => {
      const each = list[index];
      return each !== undefined && fits(each);
    }) ?? null
  );
}

const guestToReview = (item: CheckInStepItem | undefined, start: number): number | null =>
  firstFrom(item?.guests ?? [], start, (guest) => !guest.isReviewed || !guest.isValid);

const roomOf = (item: number): CheckInStep => ({ step: 'room', item, guest: 0 });

/** Guest of a room: the first who is not reviewed or not valid; when no guest is left, back to the room. */
function guestOf(items: readonly CheckInStepItem[], item: number, start = 0): CheckInStep {
  const guest = guestToReview(items[item], start);
  return guest === null ? roomOf(item) : { step: 'guest', item, guest };
}

const extrasToSee = (items: readonly CheckInStepItem[], from: number): number | null =>
  firstFrom(items, from, (item) => item.hasSelectableServices && !item.haveSeenServices);

/** The next room whose guests or room are not reviewed; when none remain, the summary. */
function afterRoom(items: readonly CheckInStepItem[], from: number, isDesktop: boolean): CheckInStep {
  const item = firstFrom(items, from, (each) => !isReviewed(each));
  if (item === null) return { step: 'summary' };
  return isDesktop ? roomOf(item) : guestOf(items, item);
}

/** Where "add extras" leads from Start: the first room with extras that were not seen yet, else the first one with extras. */
export function extrasEntry({ items }: CheckInFlow): CheckInStep {
  const offered = items.findIndex((item) => item.hasSelectableServices);
  return { step: 'extras', item: extrasToSee(items, 0) ?? Math.max(offered, 0) };
}

function afterExtras(items: readonly CheckInStepItem[], from: number): CheckInStep {
  const next = extrasToSee(items, from);
  if (next !== null) return { step: 'extras', item: next };
  const unnamed = firstFrom(items, from, (item) => guestToReview(item, 0) !== null);
  if (unnamed !== null) return guestOf(items, unnamed);
  // Every guest is reviewed, so the next step is the first room that is not; without one it is Summary.
  const room = firstFrom(items, from, (item) => !isReviewed(item));
  return room === null ? { step: 'summary' } : roomOf(room);
}

/** What the guest is through with when a step is left by its “continue”. On a desktop a room and its guests are on one screen. */
export function completeCheckInStep(flow: CheckInFlow, at: CheckInStep, isDesktop: boolean): CheckInFlow {
  const withItem = (index: number, change: (item: CheckInStepItem) => CheckInStepItem): CheckInFlow => ({
    ...flow,
    items: flow.items.map((item, each) => (each === index ? change(item) : item)),
  });
  switch (at.step) {
    case 'room':
      return withItem(at.item, (item) => ({
        ...item,
        isRoomReviewed: true,
        guests: isDesktop ? item.guests.map((guest) => ({ ...guest, isReviewed: true })) : item.guests,
      }));
    case 'guest':
      return withItem(at.item, (item) => ({
        ...item,
        guests: item.guests.map((guest, each) =>
          each === at.guest ? { ...guest, isReviewed: true } : guest,
        ),
      }));
    case 'extras':
      return withItem(at.item, (item) => ({ ...item, haveSeenServices: true }));
    case 'payment-details':
      return { ...flow, isPaymentSettled: true };
    default:
      return flow;
  }
}

/**
 * product.md 4: where “continue” leads from a step that the guest is through with (`completeCheckInStep`). A room or guest that
 * is looked for is the next one, and after the last the first. The table leads to no Extras and to no PaymentDetails: the guest enters
 * the extras from Start and from Summary, and the summary asks for payment before it saves, while it is due and not settled.
 */
export function nextCheckInStep(flow: CheckInFlow, at: CheckInStep, isDesktop: boolean): CheckInStep {
  const { items } = flow;
  switch (at.step) {
    case 'none':
      return items.length > 0 ? { step: 'start' } : at;
    case 'start':
      return flow.hasBooker ? { step: 'booker' } : roomOf(0);
    case 'booker':
      return roomOf(0);
    case 'room':
      return afterRoom(items, at.item, isDesktop);
    case 'guest':
      return guestOf(items, at.item, at.guest + 1);
    case 'extras':
      return afterExtras(items, at.item);
    case 'payment-details':
      return { step: 'summary' };
    case 'summary':
      if (flow.isSaved) return { step: 'complete' };
      return flow.asksForPayment && !flow.isPaymentSettled ? { step: 'payment-details' } : at;
    case 'complete':
      return at;
    default:
      return at satisfies never;
  }
}

/** Whether every room and guest is reviewed: the summary can be gone to. */
export const isCheckInReviewed = (flow: CheckInFlow): boolean =>
  flow.items.length > 0 && flow.items.every(isReviewed);

/**
 * Where a guest who asks for a step (by an address, or by the list of steps) gets to: back to any, and to the summary and what
 * follows it once every room and guest is reviewed. A successful save goes to Complete, and nothing leads back from there.
 */
export function decideCheckInStep(flow: CheckInFlow, wanted: CheckInStep): CheckInStep {
  const { items } = flow;
  if (items.length === 0) return { step: 'none' };
  if (flow.isSaved) return { step: 'complete' };
  switch (wanted.step) {
    case 'none':
    case 'start':
      return { step: 'start' };
    case 'booker':
      return flow.hasBooker ? wanted : roomOf(0);
    case 'room':
    case 'extras':
      return items[wanted.item] === undefined ? roomOf(0) : wanted;
    case 'guest':
      if (items[wanted.item] === undefined) return roomOf(0);
      return items[wanted.item]?.guests[wanted.guest] === undefined ? roomOf(wanted.item) : wanted;
    case 'payment-details':
    case 'summary':
    case 'complete': {
      const item = items.findIndex((each) => !isReviewed(each));
      if (item >= 0) return roomOf(item);
      return wanted.step === 'payment-details' && flow.asksForPayment ? wanted : { step: 'summary' };
    }
    default:
      return wanted satisfies never;
  }
}
