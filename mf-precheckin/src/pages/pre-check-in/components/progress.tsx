import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { CheckInStep } from 'shared/domain';
import { StepList, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $flow, $step, stepChosen } from '../steps/model.ts';
import { progressOf } from './progress-rules.ts';

/** How far the guest has come; every step that can be opened is a link. */
export function Progress(): ReactElement | null {
  const text = useMessages(messages);
  const { flow, step, go } = useUnit({ flow: $flow, step: $step, go: stepChosen });
  if (flow === null) return null;
  const points = progressOf(flow, step);
  const current = points.findIndex(({ state }) => state === 'current');
  const select = (at: CheckInStep) => () => {
    go(at);
  };
  return (
    <div className="pc-progress no-print">
      <p className="pc-progress__position">
        {text('steps.position', { number: current + 1, count: points.length })}
      </p>
      <StepList
        label={text('steps.label')}
        steps={points.map(({ key, title, number, state, at, isReachable }) => ({
          key,
          title: text(title, { number: number ?? 0 }),
          state,
          onSelect: isReachable && state !== 'current' ? select(at) : undefined,
        }))}
      />
    </div>
  );
}
