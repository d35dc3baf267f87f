import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $greeting, nameChanged } from './model.ts';

it('a guest who gives a name is greeted by it', async () => {
  const scope = fork();
  expect(scope.getState($greeting)).toEqual({ kind: 'guest' });
  await allSettled(nameChanged, { scope, params: 'Ada' });
  expect(scope.getState($greeting)).toEqual({ kind: 'named', name: 'Ada' });
});
