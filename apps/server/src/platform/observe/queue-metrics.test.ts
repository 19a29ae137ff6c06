import { Counter, Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import type { QueueState } from '../queue/queue-states.ts';
import { measureQueue } from './queue-metrics.ts';

const state: QueueState = { job: 'compare', waiting: 3, delayed: 0, running: 1, dead: 0, oldestSeconds: 5 };

it('reports everything but the queue while the database is down, and the queue when it is back', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const registry = new Registry();
    new Counter({ name: 'restarts', help: 'of something else', registers: [registry] }).inc();
    let isAway = false;
    measureQueue(registry, async () => {
      if (isAway) throw new Error('connection refused');
      return [state];
    });
    const waiting = 'wenjian_queue_waiting_jobs{job="compare"} 3';
    expect(await registry.metrics()).toContain(waiting);
    isAway = true;
    vi.advanceTimersByTime(2_000);
    const alone = await registry.metrics();
    expect(alone).toContain('restarts 1');
    expect(alone).not.toContain('job="compare"');
    isAway = false;
    vi.advanceTimersByTime(2_000);
    expect(await registry.metrics()).toContain(waiting);
  } finally {
    vi.useRealTimers();
  }
});
