/** How much work waits and for how long, read from the queue when the metrics are requested. */
import { Gauge, type Registry } from 'prom-client';
import type { QueueState } from '../queue/queue-states.ts';

/** One query serves all gauges of one request. */
const FRESH_MS = 1_000;

const gauges = {
  waiting: ['wenjian_queue_waiting_jobs', 'Jobs that no worker has taken yet'],
  delayed: ['wenjian_queue_delayed_jobs', 'Jobs that wait for their next attempt'],
  running: ['wenjian_queue_running_jobs', 'Jobs under way in any worker'],
  dead: ['wenjian_queue_dead_jobs', 'Jobs that failed in every attempt'],
  oldestSeconds: ['wenjian_queue_age_seconds', 'How long the job has waited that waits longest'],
} as const;

export function measureQueue(registry: Registry, read: () => Promise<readonly QueueState[]>): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  let states: Promise<readonly QueueState[]> = Promise.resolve([]);
  const latest = () => {
    if (performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now();
      // The database may be down: then the process's own metrics matter most.
      states = read().catch(() => []);
    }
    return states;
  };
  for (const [part, [name, help]] of Object.entries(gauges) as [keyof typeof gauges, [string, string]][]) {
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        // Old values are not reported as current.
        this.reset();
        for (const state of await latest()) this.set({ job: state.job }, state[part]);
      },
    });
  }
}
