import { createMessages } from '../../domain/index.ts';

/** What the facts of accessibility are called; loaded with their list. */
export const accessibilityEnGb = {
  'accessibility.AccessibleParking': 'Accessible parking',
  'accessibility.StepFreeEntrance': 'Step-free entrance',
  'accessibility.Ramp': 'Ramp',
  'accessibility.AutomaticDoor': 'Automatic entrance door',
  'accessibility.AccessibleReception': 'Reception desk at wheelchair height',
  'accessibility.Lift': 'Lift',
  'accessibility.StepFreeAccess': 'Step-free access',
  'accessibility.AccessibleRestaurant': 'Wheelchair-accessible restaurant',
  'accessibility.AccessibleToilet': 'Wheelchair-accessible toilet',
  'accessibility.DoorWidth': 'Doors {width} cm wide',
  'accessibility.TurningSpace': 'Turning space of {width} cm',
  'accessibility.BedHeight': 'Bed {width} cm high',
  'accessibility.AdjustableBed': 'Adjustable bed',
  'accessibility.LoweredSwitches': 'Switches at wheelchair height',
  'accessibility.RollInShower': 'Roll-in shower',
  'accessibility.WalkInShower': 'Walk-in shower',
  'accessibility.ShowerSeat': 'Shower seat',
  'accessibility.GrabRails': 'Grab rails',
  'accessibility.RaisedToilet': 'Raised toilet',
  'accessibility.AccessibleWashbasin': 'Washbasin at wheelchair height',
  'accessibility.EmergencyCord': 'Emergency cord',
  'accessibility.HearingLoop': 'Hearing loop',
  'accessibility.VisualAlarm': 'Visual alarm',
  'accessibility.VibratingAlarm': 'Vibrating alarm',
  'accessibility.TactileSigns': 'Signs in Braille or relief',
  'accessibility.SubtitledTelevision': 'Television with subtitles',
  'accessibility.AssistanceDogs': 'Assistance dogs welcome',
  'accessibility.StaffAssistance': 'Help from the staff',
  'accessibility.note': '{feature}: {note}',
} as const;

export const accessibilityMessages = createMessages(accessibilityEnGb);
