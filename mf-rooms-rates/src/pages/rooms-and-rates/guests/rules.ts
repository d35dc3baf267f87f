import type { RoomTypeConfiguration } from 'shared/contracts';
import type { Booker, ItemChoices, LeadGuest } from 'shared/runtime';

/**
 * The booker once the lead guest of the first room was typed: one name for both, until another person's was given for the
 * booking.
 */
export function bookerWithLeadGuest(booker: Booker, before: LeadGuest, leadGuest: LeadGuest): Booker {
  const isSame = booker.firstName === before.firstName && booker.lastName === before.lastName;
  const isNameless = (booker.firstName + booker.lastName).trim() === '';
  if (!isSame && !isNameless) return booker;
  return { ...booker, firstName: leadGuest.firstName, lastName: leadGuest.lastName };
}

type Sleepers = Pick<ItemChoices, 'roomTypeId' | 'numberOfAdults' | 'numberOfChildren'>;

/**
 * How a room can be set up for its party: what has a bed for everyone but the infants. Where the hotel has nothing for so many,
 * all that it has.
 */
export function bedChoices(
  configurations: readonly RoomTypeConfiguration[],
  { roomTypeId, numberOfAdults, numberOfChildren }: Sleepers,
): readonly RoomTypeConfiguration[] {
  const choices = configurations.filter((each) => each.roomTypeId === roomTypeId);
  const fitting = choices.filter(({ sleeps }) => (sleeps ?? Infinity) >= numberOfAdults + numberOfChildren);
  return fitting.length > 0 ? fitting : choices;
}

/** What the room gets unless the guest chooses: the only way to set it up, or the hotel's default; null where neither is known. */
export function defaultBeds(choices: readonly RoomTypeConfiguration[]): RoomTypeConfiguration | null {
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return only;
  return choices.find(({ isDefault }) => isDefault === true) ?? null;
}
