import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { CheckInStep } from 'shared/domain';
import { Button, extraWords, Notice, useMessages, withHotelWords } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $added } from '../extras/model.ts';
import { saveForm } from '../save/model.ts';
import { $openPoints, stepChosen } from '../steps/model.ts';

/** Why nothing was saved, and what prevents it; each with a way to correct it. Takes focus when something is new. */
export function SummaryNotices(): ReactElement | null {
  const text = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const { error, points, attempts, added, go } = useUnit({
    error: saveForm.$refusal,
    points: $openPoints,
    attempts: saveForm.$attempts,
    added: $added,
    go: stepChosen,
  });
  useEffect(() => {
    if (error !== null || attempts > 0) box.current?.focus();
  }, [error, attempts]);
  const placeOf = (at: CheckInStep): string => {
    if (at.step === 'guest') return text('summary.place-guest', { room: at.item + 1, number: at.guest + 1 });
    return at.step === 'room' ? text('summary.place-room', { number: at.item + 1 }) : text('summary.details');
  };
  const unavailable = added.flatMap((extras, item) =>
    extras.filter(({ isUnavailable }) => isUnavailable).map(({ service }) => ({ service, item })),
  );
  if (error === null && points.length === 0 && unavailable.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="stack stack--m pc-notices">
      {error !== null && (
        <Notice tone="negative" title={text('refused.title')}>
          <p>{error.message === null ? text('error.pre-check-in-save-failed') : error.message}</p>
          <p>{text(error.kind === 'unreachable' ? 'refused.unreachable' : 'refused.kept')}</p>
        </Notice>
      )}
      {unavailable.map(({ service, item }) => (
        <Notice
          key={`${service.serviceId} ${item}`}
          tone="warning"
          action={<Button onClick={() => go({ step: 'extras', item })}>{text('summary.gone-action')}</Button>}
        >
          {withHotelWords(text('summary.gone', { name: service.serviceName, number: item + 1 }), [
            extraWords(service),
          ])}
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
