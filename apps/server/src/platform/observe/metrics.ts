/** The metrics of a process: one registry, in Prometheus format. No label contains personal data. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();

const REQUEST_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WORK_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180, 600];
const PAGE_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requestSeconds = new Histogram({
  name: 'wenjian_http_request_seconds',
  help: 'Answered requests by route pattern and status',
  labelNames: ['method', 'route', 'status'],
  buckets: REQUEST_BUCKETS,
  registers: [registry],
});

export const jobSeconds = new Histogram({
  name: 'wenjian_job_seconds',
  help: 'Attempts of jobs by kind and outcome (finished, failed)',
  labelNames: ['job', 'outcome'],
  buckets: WORK_BUCKETS,
  registers: [registry],
});

export const jobsRunning = new Gauge({
  name: 'wenjian_jobs_running',
  help: 'Jobs under way in this process by kind',
  labelNames: ['job'],
  registers: [registry],
});

export const stageSeconds = new Histogram({
  name: 'wenjian_job_stage_seconds',
  help: 'Time a run spent in a stage, by kind of job',
  labelNames: ['job', 'stage'],
  buckets: WORK_BUCKETS,
  registers: [registry],
});

export const pageSeconds = new Histogram({
  name: 'wenjian_reading_page_seconds',
  help: 'Time reading took for one page of a document, by kind of document; one observation a document',
  labelNames: ['kind'],
  buckets: PAGE_BUCKETS,
  registers: [registry],
});

export const officeRestarts = new Counter({
  name: 'wenjian_office_restarts_total',
  help: 'LibreOffice processes that were replaced, by reason',
  labelNames: ['reason'],
  registers: [registry],
});

export const balanceConflicts = new Counter({
  name: 'wenjian_balance_conflicts_total',
  help: 'Changes of a balance that met another: waited for its lock, or found the use returned already',
  labelNames: ['kind'],
  registers: [registry],
});

/** Once per process, and not in tests: it starts observers that live as long as the process. */
export function measureProcess(): void {
  collectDefaultMetrics({ register: registry });
}
