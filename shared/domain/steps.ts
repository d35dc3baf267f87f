/** The booking steps in the order in which they are visited (product.md 4). */
export const stepNames = ['selection', 'upgrades', 'occupancy', 'extras', 'summary'] as const;
export type StepName = (typeof stepNames)[number];

/** As much of a reservation item as the steps look at. */
export interface StepItem {
  readonly roomNumber: number;
  readonly upgradesLoaded: boolean;
  readonly hasUpgrades: boolean;
  readonly haveSeenUpgrades: boolean;
  readonly isLeadGuestValid: boolean;
  readonly servicesLoaded: boolean;
  readonly hasSelectableServices: boolean;
  readonly haveSeenServices: boolean;
}

export interface StepState {
  readonly requestedRoomNumbers: readonly number[];
  readonly items: readonly StepItem[];
}

/** Where the guest is. `isLoading`: whether there is anything to show is not known yet, so the step waits for it. */
export type Step =
  | { readonly step: 'selection'; readonly activeRoomNumber: number }
  | { readonly step: 'upgrades'; readonly activeRoomNumber: number; readonly isLoading: boolean }
  | { readonly step: 'occupancy'; readonly activeRoomNumber: number }
  | { readonly step: 'extras'; readonly activeRoomNumber: number; readonly isLoading: boolean }
  | { readonly step: 'summary' };
