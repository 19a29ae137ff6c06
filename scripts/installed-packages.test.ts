import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areDependenciesCurrent, matchesLock } from './installed-packages.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'packages/api': { version: '0.1.0' },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-z' },
  'node_modules/@wenjian/api': { link: true },
  'node_modules/tool-linux-x64': { version: '1.0.0', integrity: 'sha512-x', optional: true },
  'node_modules/tool-linux-arm64': { version: '1.0.0', integrity: 'sha512-a', optional: true },
};
const { 'node_modules/tool-linux-arm64': _otherPlatform, '': _root, ...installed } = wanted;

describe('an installation matches the lock file', () => {
  it('when everything but other platforms’ packages is there', () => {
    expect(matchesLock(wanted, installed)).toBe(true);
  });

  it('not when a package is missing', () => {
    const { 'node_modules/zod': _zod, ...rest } = installed;
    expect(matchesLock(wanted, rest)).toBe(false);
  });

  it('not when a version or its bytes have changed', () => {
    const older = { ...installed, 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-z' } };
    const other = { ...installed, 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-other' } };
    expect(matchesLock(wanted, older)).toBe(false);
    expect(matchesLock(wanted, other)).toBe(false);
  });

  it('not when a package is there that the lock file no longer has', () => {
    expect(matchesLock(wanted, { ...installed, 'node_modules/gone': { version: '1.0.0' } })).toBe(false);
  });
});

describe('dependencies of a folder', () => {
  let base: string;

  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'wenjian-install-'));
    await writeFile(join(base, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  });

  afterEach(() => rm(base, { recursive: true, force: true }));

  it('are not current in a bare clone, nor after an installation that broke off', async () => {
    expect(areDependenciesCurrent(base)).toBe(false);
    await mkdir(join(base, 'node_modules/zod'), { recursive: true });
    expect(areDependenciesCurrent(base)).toBe(false);
  });

  it('are current when npm recorded the same packages', async () => {
    await mkdir(join(base, 'node_modules'));
    await writeFile(join(base, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    expect(areDependenciesCurrent(base)).toBe(true);
  });
});
