import { describe, expect, it } from 'vitest';
import { createBatchQueue } from './batch-queue.ts';

function given(waiting = 200) {
  const handed: (number | string)[] = [];
  const queue = createBatchQueue<number | string>(
    (entry) => handed.push(entry),
    (count) => `lost ${String(count)}`,
    { batch: 20, waiting },
  );
  const burst = (count: number): void => {
    for (let index = 0; index < count; index += 1) queue.add(index);
  };
  return { handed, queue, burst };
}

describe('entries for a client that holds one batch', () => {
  it('wait until the batch before them has arrived', () => {
    const { handed, queue, burst } = given();
    burst(47);
    expect(handed).toHaveLength(20);
    queue.arrived(20);
    expect(handed).toHaveLength(40);
    queue.arrived(20);
    expect(handed).toEqual(Array.from({ length: 47 }, (_, index) => index));
  });

  it('are dropped only when two hundred wait, and how many is told behind them', () => {
    const { handed, queue, burst } = given();
    burst(20 + 200 + 5);
    for (let batch = 0; batch < 11; batch += 1) queue.arrived(20);
    queue.arrived(20);
    expect(handed).toHaveLength(221);
    expect(handed.at(219)).toBe(219);
    expect(handed.at(-1)).toBe('lost 5');
  });

  it('that the server did not take stay with the client, which sends them again', () => {
    const { handed, queue, burst } = given();
    burst(30);
    queue.arrived(0);
    expect(handed).toHaveLength(20);
  });
});
