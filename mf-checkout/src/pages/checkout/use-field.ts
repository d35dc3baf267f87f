import { useUnit } from 'effector-react';
import { useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { fieldId } from './field-id.ts';
import { $incompleteAttempts, $leftFields, $problems, fieldLeft } from './model.ts';
import { $refusedFields } from './refused-fields.ts';

/** Id, error and leaving of one field: its error shows once the guest has left it or pressed confirm, or the booking was refused for it. */
export function useField(field: string) {
  const text = useMessages(messages);
  const { problems, left, attempts, refused, leave } = useUnit({
    problems: $problems,
    left: $leftFields,
    attempts: $incompleteAttempts,
    refused: $refusedFields,
    leave: fieldLeft,
  });
  const problem = problems.find((each) => each.field === field);
  const isShown = attempts > 0 || left.includes(field);
  const refusal = field in refused ? (refused[field] ?? text('checkout.refused.unfit')) : null;
  return {
    id: fieldId(field),
    error: problem !== undefined && isShown ? text(problem.message) : refusal,
    onBlur: () => {
      leave(field);
    },
  };
}
