import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { takeWorkFolder } from './work-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'wenjian-work-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function leave(name: string, ageMs = 0): string {
  const path = join(folder, 'work', name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'contract.docx'), '合同');
  const at = new Date(Date.now() - ageMs);
  utimesSync(path, at, at);
  return path;
}

it('what dead workers left is removed, what living ones use is not', async () => {
  const living = spawn('sleep', ['60']);
  // Its number, but it began at another time: the number belonged to another process before.
  const reused = leave(`worker-${hostname()}-${living.pid}-12`);
  const dead = leave(`worker-${hostname()}-4194304-77`);
  const elsewhere = leave('worker-other-7-12');
  const longGone = leave('worker-gone-7-12', 7_200_000);
  const earlier = leave('office-x1', 7_200_000);
  const own = await takeWorkFolder(folder);
  expect([reused, dead, longGone, earlier].filter(existsSync)).toEqual([]);
  expect([elsewhere, own.path].filter(existsSync)).toEqual([elsewhere, own.path]);
  const again = await takeWorkFolder(folder);
  expect(existsSync(again.path)).toBe(true);
  await own.release();
  await again.release();
  expect(existsSync(own.path)).toBe(false);
  living.kill();
});
