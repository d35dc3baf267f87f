import { useUnit } from 'effector-react';
import { useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { checkoutForm, unfitKey } from './form-model.ts';

/** The element of a field, so that the summary of what is missing can lead to it. */
export const fieldId = (field: string): string => `co-${field}`;

/** Id, error and leaving of one field: its error shows once the guest has left it or pressed confirm, or the booking was refused for it. */
export function useField(field: string) {
  const text = useMessages(messages);
  const { shown, refused, leave } = useUnit({
    shown: checkoutForm.$shown,
    refused: checkoutForm.$serverIssues,
    leave: checkoutForm.left,
  });
  const problem = shown.find((each) => each.field === field);
  const said = refused.findLast((each) => each.field === field);
  const refusal = said === undefined ? null : said.isSaid ? said.message : text(unfitKey);
  return {
    id: fieldId(field),
    error: problem === undefined ? refusal : text(problem.message),
    onBlur: () => {
      leave(field);
    },
  };
}
