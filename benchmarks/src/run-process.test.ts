import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runProcess } from './run-process.ts';

const hold = 'const held = Buffer.alloc(200e6, 1); setTimeout(() => console.log(held.length), 600)';
const isTold = existsSync('/proc/self/status');

describe('a watched process', () => {
  it.skipIf(!isTold)(
    'includes the memory of its child processes',
    async () => {
      const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(hold)}], { stdio: 'inherit' })`;
      const outcome = await runProcess(process.execPath, ['-e', parent], { limitMs: 20_000 });
      expect(outcome).toMatchObject({ kind: 'ended', status: 0, output: '200000000\n' });
      expect(outcome.kind === 'ended' && outcome.peakBytes).toBeGreaterThan(200e6);
    },
    25_000,
  );

  it('is stopped at its limit', async () => {
    const outcome = await runProcess(process.execPath, ['-e', 'for (;;);'], { limitMs: 300 });
    expect(outcome).toEqual({ kind: 'stopped', afterMs: 300 });
  });
});
