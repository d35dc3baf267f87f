import { allSettled, fork, type Scope } from 'effector';
import { $http, propertyLoaded } from 'shared/runtime';
import { aProperty, httpOf, refused, type Answers } from 'shared/testing';
import { expect, it } from 'vitest';
import { getHellos, sayHello } from '../../../contracts/index.ts';
import { $greeting, $hasFailed, $hellos, helloSaid, nameChanged, pageOpened } from './model.ts';

async function givenPage(answers: Answers): Promise<Scope> {
  const scope = fork({ values: [[$http, httpOf(answers)]] });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  await allSettled(pageOpened, { scope, params: aProperty().propertyId });
  return scope;
}

it('a guest who gives a name is greeted by it', async () => {
  const scope = fork();
  expect(scope.getState($greeting)).toEqual({ kind: 'guest' });
  await allSettled(nameChanged, { scope, params: 'Ada' });
  expect(scope.getState($greeting)).toEqual({ kind: 'named', name: 'Ada' });
});

it('who says hello is counted', async () => {
  const scope = await givenPage({ [getHellos.path]: { count: 4 }, [sayHello.path]: { count: 5 } });
  expect(scope.getState($hellos)).toBe(4);
  await allSettled(helloSaid, { scope });
  expect(scope.getState($hellos)).toBe(5);
});

it('a count that is older than the hello does not replace it', async () => {
  const answer = Promise.withResolvers<unknown>();
  const answers = { [getHellos.path]: () => answer.promise, [sayHello.path]: { count: 5 } };
  const scope = fork({ values: [[$http, httpOf(answers)]] });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const opened = allSettled(pageOpened, { scope, params: aProperty().propertyId });
  const said = allSettled(helloSaid, { scope });
  await expect.poll(() => scope.getState($hellos)).toBe(5);
  answer.resolve({ count: 4 });
  await Promise.all([opened, said]);
  expect(scope.getState($hellos)).toBe(5);
});

it('a hello that did not arrive is told of', async () => {
  const answers = { [getHellos.path]: { count: 4 }, [sayHello.path]: refused(500, 'Action failed') };
  const scope = await givenPage(answers);
  await allSettled(helloSaid, { scope });
  expect([scope.getState($hellos), scope.getState($hasFailed)]).toEqual([4, true]);
});
