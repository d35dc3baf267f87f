import { allSettled, createEffect, createEvent, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { askedLast } from './asked-last.ts';

/** A call whose answers come when the test says so, by what was asked. */
function aCall() {
  const asked = new Map<string, PromiseWithResolvers<string>>();
  const of = (body: string) => {
    const known = asked.get(body) ?? Promise.withResolvers<string>();
    asked.set(body, known);
    return known;
  };
  const wanted = createEvent<string>();
  const left = createEvent();
  const callFx = createEffect(({ body }: { readonly body: string }) => of(body).promise);
  const { $answer, $isWaiting } = askedLast(callFx, wanted, [left]);
  const scope = fork();
  return {
    ask: (body: string) => allSettled(wanted, { scope, params: body }),
    leave: () => allSettled(left, { scope }),
    answer: (body: string) => of(body).resolve(`answer to ${body}`),
    refuse: (body: string) => of(body).reject(new Error(body)),
    now: () => ({ answer: scope.getState($answer), isWaiting: scope.getState($isWaiting) }),
  };
}

describe('the answer to what was asked last', () => {
  it('is shown, and nothing is waited for then', async () => {
    const call = aCall();
    const asked = call.ask('these dates');
    expect(call.now()).toEqual({ answer: null, isWaiting: true });
    call.answer('these dates');
    await asked;
    expect(call.now()).toEqual({ answer: 'answer to these dates', isWaiting: false });
  });

  it('is not the late one of what was asked before', async () => {
    const call = aCall();
    const both = [call.ask('old dates'), call.ask('new dates')];
    call.answer('new dates');
    call.answer('old dates');
    await Promise.all(both);
    expect(call.now()).toEqual({ answer: 'answer to new dates', isWaiting: false });
  });

  it('is none after the form was left meanwhile', async () => {
    const call = aCall();
    const asked = call.ask('these dates');
    void call.leave();
    expect(call.now()).toEqual({ answer: null, isWaiting: false });
    call.answer('these dates');
    await asked;
    expect(call.now()).toEqual({ answer: null, isWaiting: false });
  });

  it('is none where it was refused, and nothing is waited for', async () => {
    const call = aCall();
    const asked = call.ask('these dates');
    call.refuse('these dates');
    await asked;
    expect(call.now()).toEqual({ answer: null, isWaiting: false });
  });
});
