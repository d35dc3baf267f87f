import { useUnit } from 'effector-react';
import { useIsDesktop } from 'shared/ui';
import { useText } from '../../../messages/use-text.ts';
import { $attempts, $form, $step } from '../steps/model.ts';
import { stepProblems, type StepProblem } from '../steps/rules.ts';

const noProblems: readonly StepProblem[] = [];

/** What is wrong on the step that is shown; nothing before the guest has tried to go on. */
export function useProblems(): { readonly problems: readonly StepProblem[]; readonly attempts: number } {
  const isDesktop = useIsDesktop();
  const { attempts, form, step } = useUnit({ attempts: $attempts, form: $form, step: $step });
  const problems = attempts > 0 && form !== null ? stepProblems(step, form, isDesktop) : noProblems;
  return { problems, attempts };
}

/** Id and error of one field after another. */
export function useFields(prefix: string): (field: string) => { id: string; error: string | null } {
  const text = useText();
  const { problems } = useProblems();
  return (field) => {
    const id = `${prefix}-${field}`;
    const problem = problems.find(({ fieldId }) => fieldId === id);
    return { id, error: problem === undefined ? null : text(problem.message) };
  };
}
