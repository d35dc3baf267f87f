import type { PreCheckInReservation, Property } from 'shared/contracts';

/** What every step draws from. */
export interface StepProps {
  readonly reservation: PreCheckInReservation;
  readonly property: Property;
}
