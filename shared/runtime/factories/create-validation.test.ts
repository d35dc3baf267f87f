import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, it } from 'vitest';
import { createValidation, type FormIssue } from './create-validation.ts';

const fixed = createEvent<string>();
const $problems = createStore<readonly FormIssue[]>([
  { field: 'date', message: 'validation.visit-date' },
  { field: 'time', message: 'validation.visit-time' },
]).on(fixed, (problems, field) => problems.filter((problem) => problem.field !== field));
const lasting = createValidation<FormIssue, readonly FormIssue[]>({
  $problems,
  issuesOf: (refusal) => refusal,
});
const forgetting = createValidation({ $problems, forgetsWhenRight: true });

const told = (issues: readonly FormIssue[]) => issues.map(({ field }) => field);

it('tells of a field once it was left, of all of them once the form was sent', async () => {
  const scope = fork();
  const shown = () => told(scope.getState(lasting.$issues));
  expect(shown()).toEqual([]);
  await allSettled(lasting.left, { scope, params: 'time' });
  expect(shown()).toEqual(['time']);
  await allSettled(lasting.submitted, { scope });
  expect([shown(), scope.getState(lasting.$attempts)]).toEqual([['date', 'time'], 1]);
  await allSettled(fixed, { scope, params: 'date' });
  expect(shown()).toEqual(['time']);
  await allSettled(lasting.opened, { scope });
  expect([shown(), scope.getState(lasting.$attempts)]).toEqual([[], 0]);
});

it('what the server said of a field stands until it is changed or the form is sent again, and is no attempt of the guest', async () => {
  const scope = fork();
  const shown = () => told(scope.getState(lasting.$issues));
  const params = ['date', 'time'].map((field) => ({ field, message: 'Taken' }));
  await allSettled(lasting.refused, { scope, params });
  expect([shown(), scope.getState(lasting.$attempts)]).toEqual([['date', 'time'], 0]);
  await allSettled(lasting.changed, { scope, params: { date: '' } });
  expect(shown()).toEqual(['time']);
  await allSettled(lasting.submitted, { scope });
  expect(scope.getState(lasting.$serverIssues)).toEqual([]);
});

it('where it forgets, an attempt counts until all is right', async () => {
  const scope = fork();
  for (const form of [lasting, forgetting]) await allSettled(form.submitted, { scope });
  for (const params of ['date', 'time']) await allSettled(fixed, { scope, params });
  expect([lasting, forgetting].map(({ $attempts }) => scope.getState($attempts))).toEqual([1, 0]);
});
