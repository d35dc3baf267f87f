import { nextBookingStep } from './next-step.ts';
import type { Step, StepItem, StepName, StepState } from './steps.ts';

/** The room that a step is about; null for the summary, which is about all of them. */
export const roomNumberOf = (step: Step): number | null =>
  'activeRoomNumber' in step ? step.activeRoomNumber : null;

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
