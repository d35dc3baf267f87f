import type { ReactElement } from 'react';
import { occupancyProblemText } from 'shared/domain';
import { useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { OnDemandDisclosure } from './on-demand-disclosure.tsx';
import type { Unsuitable } from './rules.ts';

/** What the active room cannot have, and why: collapsed, at the end. */
export function UnsuitableList({
  unsuitable,
}: {
  readonly unsuitable: readonly Unsuitable[];
}): ReactElement | null {
  const text = useMessages(messages);
  if (unsuitable.length === 0) return null;
  return (
    <OnDemandDisclosure kind="boxed" summary={text('rooms.unsuitable', { count: unsuitable.length })}>
      {() => (
        <ul className="rr-unsuitable">
          {unsuitable.map(({ roomType, rate, reason }) => (
            <li key={`${roomType.roomTypeId} ${rate?.ratePlanId ?? ''}`} className="rr-unsuitable__item">
              <span className="rr-unsuitable__name">
                {rate === null
                  ? roomType.name
                  : text('rooms.unsuitable-rate', { room: roomType.name, rate: rate.name })}
              </span>
              <span className="muted">
                {reason.kind === 'sold-out' ? text('rooms.sold-out') : occupancyProblemText(reason, text)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </OnDemandDisclosure>
  );
}
