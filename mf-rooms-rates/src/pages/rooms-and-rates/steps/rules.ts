import { roomNumberOf, type Step, type StepName } from 'shared/domain';

export interface WantedStep {
  readonly step: StepName;
  readonly roomNumber?: number;
}

// Words of the address. The parts of the one page had addresses of their own, which links still name.
const words = {
  selection: 'room',
  upgrades: 'upgrades',
  occupancy: 'guests',
  extras: 'extras',
  summary: 'summary',
} as const;
/** The address of the page with everything that follows the choice of rooms. */
const onePage = '#yours';

/** The step that an address's hash asks for; without one that we know, the first room's selection. */
export function wantedStepOf(hash: string): WantedStep {
  if (hash === onePage) return { step: 'summary' };
  const [, word, digits] = /^#([a-z]+)(?:-(\d{1,2}))?$/.exec(hash) ?? [];
  const step = (Object.keys(words) as StepName[]).find((name) => words[name] === word);
  if (step === undefined) return { step: 'selection' };
  return digits === undefined ? { step } : { step, roomNumber: Number(digits) };
}

export function hashOf({ step, roomNumber }: WantedStep): string {
  if (step !== 'selection') return onePage;
  return roomNumber === undefined ? `#${words[step]}` : `#${words[step]}-${String(roomNumber)}`;
}

export const wantedOf = (step: Step): WantedStep => {
  const roomNumber = roomNumberOf(step);
  return roomNumber === null ? { step: step.step } : { step: step.step, roomNumber };
};

/** What is drawn for a step: the rooms of one request, or the one page with all the steps that follow (docs/decisions/0066). */
export type Screen = 'selection' | 'yours';

export const screenOf = ({ step }: Step): Screen => (step === 'selection' ? 'selection' : 'yours');
