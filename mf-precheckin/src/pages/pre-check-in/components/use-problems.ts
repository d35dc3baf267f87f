import { useUnit } from 'effector-react';
import { useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { stepForm } from '../steps/model.ts';

/** What is wrong on the step that is shown; nothing before the guest has tried to go on. */
export const useProblems = () => useUnit({ problems: stepForm.$shown, attempts: stepForm.$attempts });

/** Id and error of one field after another. */
export function useFields(prefix: string): (field: string) => { id: string; error: string | null } {
  const text = useMessages(messages);
  const { problems } = useProblems();
  return (field) => {
    const id = `${prefix}-${field}`;
    const problem = problems.find(({ fieldId }) => fieldId === id);
    return { id, error: problem === undefined ? null : text(problem.message) };
  };
}
