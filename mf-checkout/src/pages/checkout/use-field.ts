import { useUnit } from 'effector-react';
import { useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { fieldId } from './field-id.ts';
import { $incompleteAttempts, $leftFields, $problems, fieldLeft } from './model.ts';

/** Id, error and leaving of one field: its error shows once the guest has left it or pressed confirm. */
export function useField(field: string) {
  const text = useMessages(messages);
  const { problems, left, attempts, leave } = useUnit({
    problems: $problems,
    left: $leftFields,
    attempts: $incompleteAttempts,
    leave: fieldLeft,
  });
  const problem = problems.find((each) => each.field === field);
  const isShown = attempts > 0 || left.includes(field);
  return {
    id: fieldId(field),
    error: problem !== undefined && isShown ? text(problem.message) : null,
    onBlur: () => {
      leave(field);
    },
  };
}
