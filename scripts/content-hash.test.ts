import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashContents, isMarked } from './content-hash.mjs';

let base: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'wenjian-hash-'));
  await mkdir(join(base, 'src/inner'), { recursive: true });
  await writeFile(join(base, 'src/a.ts'), 'one');
  await writeFile(join(base, 'src/inner/b.ts'), 'two');
  await writeFile(join(base, 'lock.json'), '{}');
});

afterEach(() => rm(base, { recursive: true, force: true }));

const hash = () => hashContents(base, ['src', 'lock.json', 'absent'], (path) => !path.endsWith('.test.ts'));

it('stays the same while nothing changes, also when a file is written again with the same bytes', async () => {
  const before = hash();
  await writeFile(join(base, 'src/a.ts'), 'one');
  expect(hash()).toBe(before);
});

it.each([
  ['a changed file', 'src/inner/b.ts', 'three'],
  ['a new file', 'src/inner/c.ts', ''],
  ['a changed single file', 'lock.json', '{"a":1}'],
  ['a file that was absent', 'absent', ''],
])('changes with %s', async (_what, path, content) => {
  const before = hash();
  await writeFile(join(base, path), content);
  expect(hash()).not.toBe(before);
});

it('changes when a file is renamed or its bytes move to a neighbour', async () => {
  const before = hash();
  await writeFile(join(base, 'src/a.ts'), 'on');
  await writeFile(join(base, 'src/inner/b.ts'), 'etwo');
  expect(hash()).not.toBe(before);
});

it('ignores excluded files', async () => {
  const before = hash();
  await writeFile(join(base, 'src/a.test.ts'), 'test');
  expect(hash()).toBe(before);
});

it('matches only a marker file with exactly this hash', async () => {
  const marker = join(base, '.source-hash');
  expect(isMarked(marker, hash())).toBe(false);
  await writeFile(marker, hash());
  expect(isMarked(marker, hash())).toBe(true);
  await writeFile(join(base, 'src/a.ts'), 'changed');
  expect(isMarked(marker, hash())).toBe(false);
});
