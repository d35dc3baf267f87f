import { percentile } from '../statistics.ts';
import { book } from './requests.ts';

export interface Latencies {
  readonly p50: number;
  readonly p99: number;
}

export interface StreamResult extends Latencies {
  readonly sent: number;
  readonly confirmed: number;
  readonly perSecond: number;
}

export interface BookingStream {
  /** Begins to look; what it gives tells of the bookings that were answered since. */
  readonly latencies: () => () => Latencies;
  readonly stop: () => Promise<StreamResult>;
}

/** Sends bookings at a fixed rate, whether the earlier ones have been answered or not. */
export function startBookings(
  address: string,
  perSecond: number,
  bodyOf: (index: number) => string,
): BookingStream {
  const started = performance.now();
  const latencies: number[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;
  let confirmed = 0;
  const send = async (body: string): Promise<void> => {
    const from = performance.now();
    const { status } = await book(address, body);
    latencies.push(performance.now() - from);
    if (status === 200) confirmed += 1;
  };
  const tick = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    while (sent < due) {
      const one = send(bodyOf(sent)).catch(() => undefined);
      sent += 1;
      open.add(one);
      void one.finally(() => open.delete(one));
    }
  }, 5);
  const tell = (some: readonly number[]): Latencies => ({
    p50: percentile(some, 0.5),
    p99: percentile(some, 0.99),
  });
  return {
    latencies() {
      const from = latencies.length;
      return () => tell(latencies.slice(from));
    },
    async stop() {
      clearInterval(tick);
      const seconds = (performance.now() - started) / 1000;
      await Promise.all(open);
      return {
        sent,
        confirmed,
        perSecond: sent / seconds,
        ...tell(latencies),
      };
    },
  };
}
