import { useUnit } from 'effector-react';
import type { TableWish } from 'shared/domain';
import { useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { tableForm } from './create-model.ts';

/** What is wrong with a field, in words, once the guest has tried to book; null while there is nothing to say. */
export function useErrors(): (field: keyof TableWish) => string | null {
  const text = useMessages(messages);
  const problems = useUnit(tableForm.$shown);
  return (field) => {
    const problem = problems.find((each) => each.field === field);
    return problem === undefined ? null : text(problem.message);
  };
}
