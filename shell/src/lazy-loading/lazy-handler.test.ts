import { expect, it } from 'vitest';
import { lazyHandler } from './lazy-handler.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

it('what comes early is handed over in order once the handler is there', async () => {
  const seen: number[] = [];
  let loads = 0;
  const { push, start } = lazyHandler<number>(() => {
    loads += 1;
    return Promise.resolve((value) => void seen.push(value));
  });
  push(1);
  push(2);
  await turn();
  expect(seen).toEqual([]);
  start();
  start();
  push(3);
  await turn();
  push(4);
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(loads).toBe(1);
});

it('a handler that could not be fetched is tried again, and nothing is lost', async () => {
  const seen: number[] = [];
  const answers = [
    () => Promise.reject(new Error('offline')),
    () => Promise.resolve((value: number) => void seen.push(value)),
  ];
  const { push, start } = lazyHandler<number>(() =>
    (answers.shift() ?? (() => Promise.reject(new Error())))(),
  );
  push(1);
  start();
  await turn();
  start();
  await turn();
  expect(seen).toEqual([1]);
});
