import { startAsking } from './asking.ts';
import { createGuests } from './guests.ts';
import { runFlatOut, runPaced } from './pace.ts';
import { median } from '../statistics.ts';
import { type Memory, p99Since, type Sample } from './samples.ts';

export interface Soak {
  /** Of the processes, in the turn in which they are asked. */
  readonly addresses: readonly string[];
  /** Of all processes together. */
  readonly memory: () => Promise<Memory>;
  /** Flat out before anything counts: code is compiled meanwhile. */
  readonly warmUpSeconds: number;
  /** Flat out, each; the site can take what the middle one of them says. */
  readonly capacitySeconds: readonly number[];
  readonly seconds: number;
  /** It goes on after its seconds until a booking was attempted so often. */
  readonly leastAttempts: number;
  readonly sampleSeconds: number;
}

export interface Soaked {
  readonly capacityPerSecond: number;
  readonly actsPerSecond: number;
  /** At that pace. */
  readonly minutes: number;
  readonly requests: number;
  readonly attempts: number;
  readonly errors: readonly string[];
  readonly samples: readonly Sample[];
  readonly counts: ReadonlyMap<string, number>;
}

const clients = 32;
const share = 0.6;

/** The mix flat out, which says how much the site can take; then at 60 % of it, with a sample every few seconds, until its time is over and enough bookings were attempted. */
export async function soak(plan: Soak): Promise<Soaked> {
  const asking = startAsking(plan.addresses, 256);
  const guests = createGuests(asking);
  const { asked } = asking;
  const act = (index: number): Promise<void> =>
    guests.act(index).catch((error: unknown) => void asked.errors.push(String(error)));
  try {
    await runFlatOut(act, clients, plan.warmUpSeconds);
    const flatOut: number[] = [];
    for (const seconds of plan.capacitySeconds) flatOut.push(await runFlatOut(act, clients, seconds));
    const capacityPerSecond = median(flatOut);
    const samples: Sample[] = [];
    const started = performance.now();
    const passed = () => (performance.now() - started) / 1000;
    let done = 0;
    p99Since(asked.latencies);
    while (passed() < plan.seconds || guests.attempts() < plan.leastAttempts) {
      done += await runPaced(act, done, capacityPerSecond * share, plan.sampleSeconds);
      samples.push({ hours: passed() / 3600, ...(await plan.memory()), p99: p99Since(asked.latencies) });
    }
    return {
      capacityPerSecond,
      actsPerSecond: done / passed(),
      minutes: passed() / 60,
      requests: asked.requests,
      attempts: guests.attempts(),
      errors: asked.errors,
      samples,
      counts: guests.counts,
    };
  } finally {
    await asking.close();
  }
}
