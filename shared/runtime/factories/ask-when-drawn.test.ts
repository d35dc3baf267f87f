import { allSettled, createEffect, createEvent, createStore, fork } from 'effector';
import { expect, it } from 'vitest';
import { askWhenDrawn } from './ask-when-drawn.ts';

function aPage() {
  const drawn = createEvent<string | null>();
  const left = createEvent();
  const $taker = createStore<string | null>(null).on(drawn, (_, taker) => taker);
  const asked: number[] = [];
  const askFx = createEffect(() => null);
  askWhenDrawn({ $taker, askFx, left: [left] });
  const scope = fork({ handlers: [[askFx, () => asked.push(1)]] });
  const draw = (taker: string | null) => allSettled(drawn, { scope, params: taker });
  return {
    draw,
    ask: () => allSettled(askFx, { scope }),
    leave: () => allSettled(left, { scope }),
    asked: () => asked.length,
  };
}

it('a form that was asked before it was drawn is asked once more as soon as it is', async () => {
  const { ask, draw, asked } = aPage();
  await ask();
  await draw('form');
  expect(asked()).toBe(2);
  await draw(null);
  await draw('drawn anew');
  expect(asked()).toBe(2);
});

it('a form that is not waited for is not asked', async () => {
  const { ask, draw, leave, asked } = aPage();
  await draw('form');
  expect(asked()).toBe(0);
  await draw(null);
  await ask();
  await leave();
  await draw('form');
  expect(asked()).toBe(1);
});
