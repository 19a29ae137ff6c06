import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBundle } from './bundle.mjs';

/** In the place of the real build: says what it was made from, and counts how often it was asked. */
const BUILD = `
  import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
  appendFileSync('builds.log', 'x');
  const source = readFileSync('apps/server/src/a.ts', 'utf8');
  writeFileSync(process.argv[2] + '/server.mjs', source);
  if (source === 'broken') process.exit(1);
`;

let base = '';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  base = realpathSync(mkdtempSync(join(tmpdir(), 'wenjian-bundle-')));
  write('scripts/build-bundle.mjs', BUILD);
  write('apps/server/src/a.ts', 'one');
  mkdirSync(join(base, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(base, 'node_modules/node/bin/node'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(base, { recursive: true, force: true });
});

describe('the bundle of the processes', () => {
  it('is made once for the same sources, and `current` is its other name', async () => {
    const folder = await ensureBundle(base);
    expect(await ensureBundle(base)).toBe(folder);
    expect(builds()).toBe(1);
    expect(readFileSync(join(folder, 'server.mjs'), 'utf8')).toBe('one');
    expect(realpathSync(join(base, 'apps/server/dist/current'))).toBe(folder);
  });

  it('is made anew when a source changes, beside the one that may be running', async () => {
    const first = await ensureBundle(base);
    write('apps/server/src/a.ts', 'two');
    const second = await ensureBundle(base);
    expect(readFileSync(join(first, 'server.mjs'), 'utf8')).toBe('one');
    expect(readFileSync(join(base, 'apps/server/dist/current/server.mjs'), 'utf8')).toBe('two');
    expect(second).not.toBe(first);
  });

  it('does not depend on tests', async () => {
    const folder = await ensureBundle(base);
    write('apps/server/src/a.test.ts', 'a test');
    write('apps/server/src/testing/user.ts', 'for tests');
    expect(await ensureBundle(base)).toBe(folder);
  });

  it('is not there at all when the build fails half way', async () => {
    const folder = await ensureBundle(base);
    write('apps/server/src/a.ts', 'broken');
    await expect(ensureBundle(base)).rejects.toThrow('打包失败');
    expect(builds()).toBe(2);
    expect(folders()).toEqual([folder]);
  });

  it('made long ago is removed', async () => {
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) {
      write('apps/server/src/a.ts', text);
      await ensureBundle(base);
    }
    expect(folders()).toHaveLength(4);
    expect(existsSync(join(base, 'apps/server/dist/current/server.mjs'))).toBe(true);
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

function builds(): number {
  return readFileSync(join(base, 'builds.log'), 'utf8').length;
}

function folders(): readonly string[] {
  const place = join(base, 'apps/server/dist');
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(place, name));
}
