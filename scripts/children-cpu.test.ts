import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { childrenCpuSeconds, parseChildrenCpu } from './children-cpu.mjs';

it('finds the times of ended children behind a name with brackets and spaces', () => {
  const line = '42 (node (x) y) S 1 42 42 0 -1 4194560 100 200 0 0 50 60 1234 66 20 0 11 0 1000 0 0';
  expect(parseChildrenCpu(line)).toBe(13);
});

it.runIf(process.platform === 'linux')('counts what a child used once it has ended', () => {
  const before = childrenCpuSeconds() ?? 0;
  execFileSync(process.execPath, ['-e', 'const end = Date.now() + 200; while (Date.now() < end);']);
  expect(childrenCpuSeconds()).toBeGreaterThan(before);
});
