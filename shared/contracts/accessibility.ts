import * as z from 'zod/mini';
import { shortTextSchema } from './primitives.ts';
import { orNull, wireObject } from './wire.ts';

/** What hotels state of their accessibility, from the way in to the bathroom. */
export const accessibilityFeatures = [
  'AccessibleParking',
  'StepFreeEntrance',
  'Ramp',
  'AutomaticDoor',
  'AccessibleReception',
  'Lift',
  'StepFreeAccess',
  'AccessibleRestaurant',
  'AccessibleToilet',
  'DoorWidth',
  'TurningSpace',
  'BedHeight',
  'AdjustableBed',
  'LoweredSwitches',
  'RollInShower',
  'WalkInShower',
  'ShowerSeat',
  'GrabRails',
  'RaisedToilet',
  'AccessibleWashbasin',
  'EmergencyCord',
  'HearingLoop',
  'VisualAlarm',
  'VibratingAlarm',
  'TactileSigns',
  'SubtitledTelevision',
  'AssistanceDogs',
  'StaffAssistance',
] as const;
export type AccessibilityFeature = (typeof accessibilityFeatures)[number];

/** Those that are a measure, in centimetres. */
export const measuredFeatures: readonly AccessibilityFeature[] = ['DoorWidth', 'TurningSpace', 'BedHeight'];

/** One fact of a hotel's or a room's accessibility. */
export const accessibilityFactShape = {
  Feature: z.enum(accessibilityFeatures),
  /** Of `DoorWidth`, `TurningSpace` and `BedHeight`. */
  Centimetres: orNull(z.int().check(z.minimum(1), z.maximum(1000))),
  /** What a guest should know beside it: "from the courtyard". */
  Note: orNull(shortTextSchema),
} as const;
export const accessibilityFactSchema = wireObject(accessibilityFactShape);
export type AccessibilityFact = z.output<typeof accessibilityFactSchema>;

export const accessibilitySchema = z.array(accessibilityFactSchema).check(z.maxLength(60));
