/**
 * The report section on comparison: accuracy on generated contracts, speed compared with competitors, and the
 * time from file to result.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from '../describe-machine.ts';
import { FIRST_REPORT_SEED, measureAccuracy, reportPlans } from './compare-accuracy.ts';
import { measureEndToEnd } from './compare-end-to-end.ts';
import { measureSpeed } from './compare-speed.ts';
import { renderAccuracy } from './render-accuracy.ts';

export async function benchCompare(): Promise<string> {
  const machine = describeMachine();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    // Speed first, before other work fills the caches and memory.
    const speed = await measureSpeed(folder);
    const endToEnd = await measureEndToEnd(folder);
    const accuracy = renderAccuracy(await measureAccuracy(reportPlans, FIRST_REPORT_SEED, folder));
    return `## Comparison engine\n\n${machine}\n\n${accuracy}\n\n${speed}\n\n${endToEnd}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}
