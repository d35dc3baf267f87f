import { Gauge } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { countVitals, vitalsByRelease } from '../modules/web-vitals/index.ts';
import type { Metrics } from './metrics.ts';

const dayHours = 24;

/** What guests' browsers measured over the last day, by remote and release; read at each scrape. */
export function watchVitals(
  metrics: Metrics,
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
): () => Promise<void> {
  const labelNames = ['remote', 'version', 'name'];
  const registers = [metrics.registry];
  const p75 = new Gauge({
    name: 'booking_web_vital_p75',
    help: 'What three of four page views were not above in the last day: milliseconds, CLS without unit.',
    labelNames,
    registers,
  });
  const counted = new Gauge({
    name: 'booking_web_vital_views',
    help: 'Page views behind it.',
    labelNames,
    registers,
  });
  return async () => {
    const since = new Date(clock.now().getTime() - dayHours * 3_600_000);
    const vitals = vitalsByRelease(await countVitals(db, since, dayHours), []);
    p75.reset();
    counted.reset();
    for (const { remote, version, figures } of vitals)
      for (const [name, figure] of Object.entries(figures)) {
        p75.labels(remote, version, name).set(figure.p75);
        counted.labels(remote, version, name).set(figure.count);
      }
  };
}
