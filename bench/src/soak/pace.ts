import { setTimeout as pause } from 'node:timers/promises';

type Act = (index: number) => Promise<void>;

/** As many a second as so many clients get through, each the next as soon as its last is over. */
export async function runFlatOut(act: Act, clients: number, seconds: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) await act(next++);
    }),
  );
  return next / ((performance.now() - started) / 1000);
}

/** More are never under way: beyond it, acts are late. */
const mostAtOnce = 500;

/** So many acts a second from `first` on, whether earlier ones are over or not; gives how many there were, after the last one is over. */
export async function runPaced(act: Act, first: number, perSecond: number, seconds: number): Promise<number> {
  const started = performance.now();
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  for (let passed = 0; passed < seconds; passed = (performance.now() - started) / 1000) {
    const due = Math.floor(passed * perSecond);
    for (; sent < due && underWay.size < mostAtOnce; sent += 1) {
      const one: Promise<void> = act(first + sent).finally(() => underWay.delete(one));
      underWay.add(one);
    }
    await pause(5);
  }
  await Promise.all(underWay);
  return sent;
}
