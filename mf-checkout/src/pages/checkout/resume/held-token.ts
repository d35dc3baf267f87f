import type { CreateRequest } from 'shared/contracts';
import { stayDigest, type Attempt } from '../attempt.ts';

/** The token with which this browser holds exactly these rooms; null where nothing is held, or its outcome is not known yet. */
export const heldTokenOf = (attempt: Attempt | null, request: CreateRequest): string | null =>
  attempt !== null && !attempt.isMade && attempt.sent === null && attempt.stay === stayDigest(request)
    ? attempt.token
    : null;
