import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { nextBookingStep, stepNames, type StepName } from 'shared/domain';
import { $availability } from 'shared/runtime';
import { StepList, useIsDesktop, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $reachableSteps, $step, $stepState, stepChosen } from './model.ts';

/** The steps inside this page; those reached so far are links back. */
export function StepNav(): ReactElement {
  const { step, reachable, state, availability, go } = useUnit({
    step: $step,
    reachable: $reachableSteps,
    state: $stepState,
    availability: $availability,
    go: stepChosen,
  });
  const text = useMessages(messages);
  const isDesktop = useIsDesktop();
  // Until the rooms are chosen, any room type that has upgrades shows the step; then only a chosen room does.
  const offersUpgrades =
    nextBookingStep(state).step === 'selection'
      ? (availability?.roomTypes.some(({ upgrades }) => upgrades.length > 0) ?? false)
      : reachable.includes('upgrades');
  // product.md 2: on a desktop the last booking step leads to Checkout, so the summary is the panel beside.
  const isShown = (name: StepName): boolean =>
    name === step.step || (name === 'upgrades' ? offersUpgrades : name !== 'summary' || !isDesktop);
  const last = reachable.at(-1);
  return (
    <StepList
      label={text('steps.label')}
      steps={stepNames.filter(isShown).map((name) => {
        const isReachable = reachable.includes(name);
        const isCurrent = name === step.step;
        return {
          key: name,
          title: text(`steps.${name}`),
          state: isCurrent ? 'current' : isReachable && name !== last ? 'done' : 'todo',
          onSelect:
            isReachable && !isCurrent
              ? () => {
                  go({ step: name });
                }
              : undefined,
        };
      })}
    />
  );
}
