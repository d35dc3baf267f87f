import { allSettled, createEffect, fork } from 'effector';
import { expect, it } from 'vitest';
import { createQuery } from './create-query.ts';
import { $wait } from './wait.ts';

/** Calls that are answered when the test says so, in whichever order. */
function aServer() {
  const calls: { question: string; answer: (text: string) => void; fail: (kind: string) => void }[] = [];
  const answerFx = createEffect<string, string, { kind: string }>();
  const handler = (question: string) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ question, answer: resolve, fail: (kind) => reject({ kind }) });
    });
  return { calls, answerFx, handler };
}

function aQuery(pauseMs = 0) {
  const { calls, answerFx, handler } = aServer();
  const query = createQuery({ effect: answerFx, pauseMs });
  const ended: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => ended.push(resolve));
  const scope = fork({ handlers: [[answerFx, handler]], values: [[$wait, wait]] });
  const ask = (params: string | null) => allSettled(query.asked, { scope, params });
  return {
    calls,
    ended,
    ask,
    askAgain: () => allSettled(query.askedAgain, { scope }),
    state: () => scope.getState(query.$state),
    answer: () => scope.getState(query.$answer),
  };
}

it('only the answer to the last question counts, whichever comes last', async () => {
  const { ask, calls, state } = aQuery();
  const asked = [ask('a'), ask('b')];
  calls[1]?.answer('of b');
  calls[0]?.answer('of a');
  await Promise.all(asked);
  expect(state()).toEqual({ kind: 'answered', question: 'b', answer: 'of b' });
});

it('a late failure is as little of the present question as a late answer', async () => {
  const { ask, calls, state } = aQuery();
  const asked = [ask('a'), ask('a')];
  calls[1]?.answer('of the second');
  calls[0]?.fail('network');
  await Promise.all(asked);
  expect(state()).toMatchObject({ kind: 'answered', answer: 'of the second' });
});

it('the question that failed says why', async () => {
  const { ask, calls, state } = aQuery();
  const asked = ask('a');
  calls[0]?.fail('timeout');
  await asked;
  expect(state()).toEqual({ kind: 'failed', question: 'a', error: { kind: 'timeout' } });
});

it('without a question no answer counts', async () => {
  const { ask, calls, state } = aQuery();
  const asked = [ask('a'), ask(null)];
  calls[0]?.answer('late');
  await Promise.all(asked);
  expect([state(), calls.length]).toEqual([{ kind: 'idle' }, 1]);
});

it('a call that is given up because the page was left is no failure', async () => {
  const { ask, calls, state } = aQuery();
  const asked = ask('a');
  calls[0]?.fail('aborted');
  await asked;
  expect(state().kind).toBe('asking');
});

it('while a guest is still changing the question, it is not sent', async () => {
  const { ask, calls, ended } = aQuery(300);
  const asked = [ask('a'), ask('ab')];
  for (const end of ended) end();
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.answer('of ab');
  await Promise.all(asked);
  expect(calls.map(({ question }) => question)).toEqual(['ab']);
});

it('the answer stays while the same question is put again, at once, and goes with another one', async () => {
  const { ask, askAgain, calls, ended, answer } = aQuery(300);
  const asked: Promise<unknown>[] = [ask('a')];
  ended[0]?.();
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.answer('first');
  await asked[0];
  asked.push(askAgain());
  expect([calls.length, answer()]).toEqual([2, 'first']);
  calls[1]?.answer('second');
  await asked[1];
  expect(answer()).toBe('second');
  asked.push(ask('b'));
  expect(answer()).toBeNull();
  ended[1]?.();
  await expect.poll(() => calls.length).toBe(3);
  calls[2]?.answer('third');
  await Promise.all(asked);
});
