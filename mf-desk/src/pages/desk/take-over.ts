import { allSettled, type Scope } from 'effector';
import { drawnDeskSchema } from 'shared/contracts/desk';
import { $route } from 'shared/runtime';
import { sessionDrawn } from './session-model.ts';
import { dayDrawn } from './today-model.ts';

/** The desk with the log-in and the day that the server has drawn it from. */
export function takeOver(scope: Scope, drawn: string): boolean {
  const found = drawnDeskSchema.safeParse(JSON.parse(drawn));
  if (!found.success || scope.getState($route).hash !== '') return false;
  const { session, today, counts } = found.data;
  void allSettled(sessionDrawn, { scope, params: session });
  void allSettled(dayDrawn, { scope, params: { today, counts } });
  return true;
}
