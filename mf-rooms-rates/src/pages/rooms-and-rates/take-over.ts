import { allSettled, type Scope } from 'effector';
import { compactSearch } from 'shared/contracts';
import { $basket, $clearedBasket, $route } from 'shared/runtime';
import { $finding, answerDrawn } from './model.ts';

/**
 * The page with the answer to its search that the server has drawn. Its HTML shows no room as chosen and its first step, so it is not the
 * page of a guest who has chosen something already.
 */
export function takeOver(scope: Scope, drawn: string): boolean {
  const answer = compactSearch().responses[200].safeParse(JSON.parse(drawn));
  if (!answer.success) return false;
  // What is found from it is there at once; what the page asks of the server for it comes later.
  void allSettled(answerDrawn, { scope, params: answer.data });
  return (
    scope.getState($finding).kind === 'found' &&
    scope.getState($basket).items.length === 0 &&
    scope.getState($clearedBasket) === null &&
    scope.getState($route).hash === ''
  );
}
