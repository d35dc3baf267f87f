import type { RoomTypeConfiguration } from 'shared/contracts';
import type { ItemChoices } from 'shared/runtime';

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
