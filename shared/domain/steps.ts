/** product.md 4: booking stages by number. */
export const BookingStage = { none: 0, search: 1, roomsAndRates: 2, checkout: 3 } as const;
export type BookingStage = (typeof BookingStage)[keyof typeof BookingStage];

/** product.md 4: step flags by bit value. */
export const StepFlag = {
  none: 1,
  roomTypeSelection: 2,
  ratePlanSelection: 4,
  upgradeSelection: 8,
  occupancy: 16,
  extras: 32,
  bookingSummary: 64,
  personalInformation: 128,
  account: 256,
  addressDetails: 512,
  paymentDetails: 1024,
} as const;
export type StepFlag = (typeof StepFlag)[keyof typeof StepFlag];

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

/** The flag of product.md 4 for a step; choosing a room type and its rate plan is one step. */
export const stepFlagOf = (step: StepName): StepFlag =>
  ({
    selection: StepFlag.roomTypeSelection,
    upgrades: StepFlag.upgradeSelection,
    occupancy: StepFlag.occupancy,
    extras: StepFlag.extras,
    summary: StepFlag.bookingSummary,
  })[step];
