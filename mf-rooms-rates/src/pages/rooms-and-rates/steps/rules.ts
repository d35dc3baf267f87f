import { nextBookingStep, type Step, type StepItem, type StepName, type StepState } from 'shared/domain';

export interface WantedStep {
  readonly step: StepName;
  readonly roomNumber?: number;
}

// Words of the address; a name that a guest may see is better than our own.
const words = {
  selection: 'room',
  upgrades: 'upgrades',
  occupancy: 'guests',
  extras: 'extras',
  summary: 'summary',
} as const;

/** The step that an address's hash asks for; without one that we know, the first room's selection. */
export function wantedStepOf(hash: string): WantedStep {
  const [, word, digits] = /^#([a-z]+)(?:-(\d{1,2}))?$/.exec(hash) ?? [];
  const step = (Object.keys(words) as StepName[]).find((name) => words[name] === word);
  if (step === undefined) return { step: 'selection' };
  return digits === undefined ? { step } : { step, roomNumber: Number(digits) };
}

export const hashOf = ({ step, roomNumber }: WantedStep): string =>
  roomNumber === undefined ? `#${words[step]}` : `#${words[step]}-${String(roomNumber)}`;

export const roomNumberOf = (step: Step): number | null =>
  'activeRoomNumber' in step ? step.activeRoomNumber : null;

export const wantedOf = (step: Step): WantedStep => {
  const roomNumber = roomNumberOf(step);
  return roomNumber === null ? { step: step.step } : { step: step.step, roomNumber };
};

const seenBy: Readonly<Record<StepName, Partial<StepItem>>> = {
  selection: {},
  upgrades: { haveSeenUpgrades: true },
  occupancy: { isLeadGuestValid: true },
  extras: { haveSeenServices: true },
  summary: {},
};

/** The state once the guest is through with the step that is shown. */
export const completed = (state: StepState, step: Step): StepState => ({
  ...state,
  items: state.items.map((item) =>
    item.roomNumber === roomNumberOf(step) ? { ...item, ...seenBy[step.step] } : item,
  ),
});

export type Onward = { readonly kind: 'step'; readonly step: Step } | { readonly kind: 'checkout' };

/**
 * Where "continue" leads. product.md 2: on a desktop the last booking step navigates to Checkout; on a phone it stays
 * on the page with the summary, which then leads to Checkout.
 */
export function decideOnward(state: StepState, step: Step, isDesktop: boolean): Onward {
  const next = nextBookingStep(completed(state, step));
  if (next.step === 'summary' && (isDesktop || step.step === 'summary')) return { kind: 'checkout' };
  return { kind: 'step', step: next };
}
