import { Counter, Gauge, type Registry } from 'prom-client';

export interface JobMetrics {
  readonly roundEnded: (job: string, isOk: boolean) => void;
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
  return {
    roundEnded(job, isOk) {
      rounds.inc({ job, result: isOk ? 'ok' : 'failed' });
      if (isOk) lastSuccess.labels(job).setToCurrentTime();
    },
  };
}
