import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** A figure of one release of a remote. */
export interface VitalFigure {
  readonly remote: string;
  readonly version: string;
  readonly name: string;
  readonly p75: number;
  readonly count: number;
  readonly phases: readonly { readonly phase: string; readonly p75: number }[];
}

/** Of the last day; `app.ts` fills it. */
export type ReadVitals = () => Promise<readonly VitalFigure[]>;

/** What guests' browsers measured over the last day, by remote and release; read at each scrape. */
export function watchVitals(metrics: Metrics, read: ReadVitals): () => Promise<void> {
  const labelNames = ['remote', 'version', 'name'];
  const registers = [metrics.registry];
  const p75 = new Gauge({
    name: 'booking_web_vital_p75',
    help: 'What three of four page views were not above in the last day: milliseconds, CLS without unit.',
    labelNames,
    registers,
  });
  const views = new Gauge({
    name: 'booking_web_vital_views',
    help: 'Page views behind it.',
    labelNames,
    registers,
  });
  const phase = new Gauge({
    name: 'booking_web_vital_phase_p75',
    help: 'The same of each phase of LCP and INP, milliseconds; each of its own, so they are no sum.',
    labelNames: [...labelNames, 'phase'],
    registers,
  });
  return async () => {
    const figures = await read();
    p75.reset();
    views.reset();
    phase.reset();
    for (const { remote, version, name, phases, ...figure } of figures) {
      p75.labels(remote, version, name).set(figure.p75);
      views.labels(remote, version, name).set(figure.count);
      for (const each of phases) phase.labels(remote, version, name, each.phase).set(each.p75);
    }
  };
}
