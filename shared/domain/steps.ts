/** product.md 4: how far a booking has come. */
export const bookingStage = { none: 0, search: 1, roomsAndRates: 2, checkout: 3 } as const;
export type BookingStage = (typeof bookingStage)[keyof typeof bookingStage];

/** product.md 4: the steps of a booking as bits, in the order in which they are visited. */
export const stepFlag = {
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
export type StepFlag = (typeof stepFlag)[keyof typeof stepFlag];

const stageOfPage: Readonly<Record<string, BookingStage>> = {
  '': bookingStage.search,
  'rooms-and-rates': bookingStage.roomsAndRates,
  checkout: bookingStage.checkout,
};

/** The stage that a page of the booking is; none of every other page. */
export function stageOf(path: string): BookingStage {
  const [, book = '', code = '', page = ''] = path.toLowerCase().split('/');
  return book === 'book' && code !== '' ? (stageOfPage[page] ?? bookingStage.none) : bookingStage.none;
}

/** The booking steps in the order in which they are visited (product.md 4). */
export const stepNames = ['selection', 'upgrades', 'occupancy', 'extras', 'summary'] as const;
export type StepName = (typeof stepNames)[number];

/** The flag of a step; a room type is chosen with its rate, so that choice has both. */
export const flagOf: Readonly<Record<StepName, number>> = {
  selection: stepFlag.roomTypeSelection | stepFlag.ratePlanSelection,
  upgrades: stepFlag.upgradeSelection,
  occupancy: stepFlag.occupancy,
  extras: stepFlag.extras,
  summary: stepFlag.bookingSummary,
};

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
