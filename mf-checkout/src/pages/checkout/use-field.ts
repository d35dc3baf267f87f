import { useUnit } from 'effector-react';
import { useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { checkoutForm, rejectedFieldKey } from './form-model.ts';

/** The element of a field, so that the summary of what is missing can lead to it. */
export const fieldId = (field: string): string => `co-${field}`;

/** Id, error and leaving of one field: its error shows once the guest has left it or pressed confirm, or the server rejected it. */
export function useField(field: string) {
  const text = useMessages(messages);
  const { shown, serverIssues, leave } = useUnit({
    shown: checkoutForm.$shown,
    serverIssues: checkoutForm.$serverIssues,
    leave: checkoutForm.left,
  });
  const problem = shown.find((each) => each.field === field);
  const said = serverIssues.findLast((each) => each.field === field);
  const serverError = said === undefined ? null : said.isSaid ? said.message : text(rejectedFieldKey);
  return {
    id: fieldId(field),
    error: problem === undefined ? serverError : text(problem.message),
    onBlur: () => {
      leave(field);
    },
  };
}
