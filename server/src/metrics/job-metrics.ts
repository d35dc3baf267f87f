import { Counter, Gauge, type Registry } from 'prom-client';

export interface JobMetrics {
  readonly roundEnded: (job: string, isOk: boolean) => void;
  readonly laterCharge: (result: 'paid' | 'asked' | 'given-up' | 'not-wanted') => void;
}

export function createJobMetrics(registry: Registry): JobMetrics {
  const registers = [registry];
  const rounds = new Counter({
    name: 'booking_job_runs_total',
    help: 'Rounds of each job, by result (ok, failed).',
    labelNames: ['job', 'result'],
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'booking_job_last_success_timestamp_seconds',
    help: 'When each job last ended a round without an error.',
    labelNames: ['job'],
    registers,
  });
  const laterCharges = new Counter({
    name: 'booking_later_charges_total',
    help: 'Charges of kept cards, by result: paid; asked: declined or wants the guest; given-up: left to the hotel; not-wanted: given back.',
    labelNames: ['result'],
    registers,
  });
  return {
    laterCharge: (result) => {
      laterCharges.inc({ result });
    },
    roundEnded(job, isOk) {
      rounds.inc({ job, result: isOk ? 'ok' : 'failed' });
      if (isOk) lastSuccess.labels(job).setToCurrentTime();
    },
  };
}
