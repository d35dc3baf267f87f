import type { DeclineReason } from './gateway.ts';

const secondMs = 1000;
const hourMs = 3_600_000;

/** Declined cards that cost no wait: a guest mistypes a number, or takes the card that has no money. */
export const freeDeclines = 2;
/** So many and no card is taken for an hour. */
const most = 10;
const shortestMs = 15 * secondMs;

/** How long no card is taken after so many declines, in milliseconds: from the third on twice as long each time. */
export function waitAfterDeclines(declines: number): number {
  if (declines <= freeDeclines) return 0;
  return declines >= most ? hourMs : shortestMs * 2 ** (declines - freeDeclines - 1);
}

/** Declines are forgotten this long after the last one. */
export const forgottenAfterMs = hourMs;

/** The bank has looked at the card and said no; everything else says nothing of the card. */
const ofTheCard: ReadonlySet<DeclineReason> = new Set([
  'declined',
  'insufficient-funds',
  'expired-card',
  'wrong-code',
  'refused',
]);
export const isCardDecline = (reason: unknown): boolean => [...ofTheCard].some((each) => each === reason);
