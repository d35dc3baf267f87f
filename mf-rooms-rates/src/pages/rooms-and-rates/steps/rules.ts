import { roomNumberOf, type Step, type StepName } from 'shared/domain';

export interface WantedStep {
  readonly step: StepName;
  readonly roomNumber?: number;
}

// Words of the address; a name that a guest may see is better than our own.
const words = {
  selection: 'room',
  upgrades: 'upgrades',
  occupancy: 'guests',
  extras: 'extras',
  summary: 'summary',
} as const;

/** The step that an address's hash asks for; without one that we know, the first room's selection. */
export function wantedStepOf(hash: string): WantedStep {
  const [, word, digits] = /^#([a-z]+)(?:-(\d{1,2}))?$/.exec(hash) ?? [];
  const step = (Object.keys(words) as StepName[]).find((name) => words[name] === word);
  if (step === undefined) return { step: 'selection' };
  return digits === undefined ? { step } : { step, roomNumber: Number(digits) };
}

export const hashOf = ({ step, roomNumber }: WantedStep): string =>
  roomNumber === undefined ? `#${words[step]}` : `#${words[step]}-${String(roomNumber)}`;

export const wantedOf = (step: Step): WantedStep => {
  const roomNumber = roomNumberOf(step);
  return roomNumber === null ? { step: step.step } : { step: step.step, roomNumber };
};
