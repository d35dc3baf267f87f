import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import { Notice } from 'shared/ui';
import { ChallengeNotice } from './challenge-notice.tsx';
import { challengeSolved } from './model.ts';

interface ChallengePartProps {
  readonly property: Property;
  /** The server's, for a challenge that this page does not know. */
  readonly message: string | null;
}

/** The challenge of a booking whose card was not tried yet. */
export function ChallengePart({ property, message }: ChallengePartProps): ReactElement {
  const solved = useUnit(challengeSolved);
  const { challenge = null, telephone } = property;
  return challenge === null ? (
    <Notice tone="negative">{`${message ?? ''} ${telephone}`}</Notice>
  ) : (
    <ChallengeNotice challenge={challenge} telephone={telephone} sends="booking" onSolved={solved} />
  );
}
