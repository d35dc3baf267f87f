import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { CancellationRule, StayDate } from 'shared/contracts';
import { cancellationText, explainCancellation } from 'shared/domain';
import { $clock, $property } from 'shared/runtime';
import { Icon, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import './rate.css';

interface CancellationLineProps {
  readonly rules: readonly CancellationRule[];
  readonly arrival: StayDate;
  readonly brief?: boolean;
}

/** What cancelling costs, as a sentence; nothing where only the policy's own text knows. */
export function CancellationLine({
  rules,
  arrival,
  brief = false,
}: CancellationLineProps): ReactElement | null {
  const { property, clock } = useUnit({ property: $property, clock: $clock });
  const text = useMessages(messages);
  const locale = useLocale();
  if (property === null) return null;
  const { checkInTime, timeZone, currency } = property;
  const cancellation = explainCancellation(rules, { arrival, checkInTime, timeZone, now: clock.now() });
  if (cancellation === null) return null;
  const isFree = cancellation.kind === 'free' || cancellation.kind === 'free-until';
  return (
    <p className={isFree ? 'rr-fact rr-fact--good' : 'rr-fact'}>
      <Icon name={isFree ? 'check' : 'info'} size={18} />
      <span>{cancellationText(cancellation, { text, locale, currency }, brief)}</span>
    </p>
  );
}
