import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { CheckInStep } from 'shared/domain';
import { Button, Notice, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $added } from '../extras/model.ts';
import { saveForm } from '../save/model.ts';
import { $openPoints, stepChosen } from '../steps/model.ts';

/** Why nothing was saved, and what keeps it from being saved; each with the way to mend it. Takes focus when something is new. */
export function SummaryNotices(): ReactElement | null {
  const text = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const { refusal, points, attempts, added, go } = useUnit({
    refusal: saveForm.$refusal,
    points: $openPoints,
    attempts: saveForm.$attempts,
    added: $added,
    go: stepChosen,
  });
  useEffect(() => {
    if (refusal !== null || attempts > 0) box.current?.focus();
  }, [refusal, attempts]);
  const placeOf = (at: CheckInStep): string => {
    if (at.step === 'guest') return text('summary.place-guest', { room: at.item + 1, number: at.guest + 1 });
    return at.step === 'room' ? text('summary.place-room', { number: at.item + 1 }) : text('summary.details');
  };
  const gone = added.flatMap((extras, item) =>
    extras.filter(({ isGone }) => isGone).map(({ service }) => ({ service, item })),
  );
  if (refusal === null && points.length === 0 && gone.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="stack stack--m pc-notices">
      {refusal !== null && (
        <Notice tone="negative" title={text('refused.title')}>
          <p>{refusal.message === null ? text('error.pre-check-in-save-failed') : refusal.message}</p>
          <p>{text(refusal.kind === 'unreachable' ? 'refused.unreachable' : 'refused.kept')}</p>
        </Notice>
      )}
      {gone.map(({ service, item }) => (
        <Notice
          key={`${service.serviceId} ${item}`}
          tone="warning"
          action={<Button onClick={() => go({ step: 'extras', item })}>{text('summary.gone-action')}</Button>}
        >
          {text('summary.gone', { name: service.serviceName, number: item + 1 })}
        </Notice>
      ))}
      {points.length > 0 && (
        <Notice tone="warning" title={text('summary.points')}>
          <ul className="pc-points">
            {points.map(({ at, message }) => {
              const label = text('summary.point', { place: placeOf(at), problem: text(message) });
              return (
                <li key={label}>
                  <Button kind="link" onClick={() => go(at)}>
                    {label}
                  </Button>
                </li>
              );
            })}
          </ul>
        </Notice>
      )}
    </div>
  );
}
