import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from './list-files.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'list-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('walks folders in the order of names, follows links to files and skips hidden entries', async () => {
  mkdirSync(join(folder, 'b'));
  for (const name of ['c.txt', 'a.txt', '.hidden', 'b/d.txt']) writeFileSync(join(folder, name), '');
  symlinkSync(join(folder, 'a.txt'), join(folder, 'z.txt'));
  symlinkSync(folder, join(folder, 'circle'));
  const found = await listFiles([folder, join(folder, 'a.txt')]);
  expect(found.map((path) => path.slice(folder.length + 1))).toEqual([
    'a.txt',
    'b/d.txt',
    'c.txt',
    'z.txt',
    'a.txt',
  ]);
});

it('handles a folder with more files than fit into the arguments of a call', async () => {
  const MANY = 130_000;
  for (let index = 0; index < MANY; index++) writeFileSync(join(folder, `${index}`), '');
  expect(await listFiles([folder])).toHaveLength(MANY);
}, 60_000);
