import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditPackages, judgeAudit, manifestsIn, refusedLicences } from './dependencies.mjs';
import { root } from './project.mjs';

const refused = (name: string, license: string | undefined, manifest = {}) =>
  refusedLicences({ [`node_modules/${name}`]: license === undefined ? {} : { license } }, () => manifest);

it.each([
  ['a', 'MIT'],
  ['a', '(MIT OR GPL-3.0)'],
  ['a', 'Apache-2.0 AND MIT'],
  ['@img/sharp-linux-x64', 'Apache-2.0 AND LGPL-3.0-or-later'],
])('%s under %s may be used', (name, license) => expect(refused(name, license)).toEqual([]));

it.each([
  ['a', 'GPL-3.0'],
  ['a', 'AGPL-3.0-only'],
  ['a', 'MIT AND GPL-2.0'],
  ['a', 'SEE LICENSE IN LICENSE'],
  ['a', 'LGPL-3.0-or-later'],
  ['a', 'UNLICENSED'],
])('%s under %s may not', (name, license) => expect(refused(name, license)).toEqual([`a: ${license}`]));

it('is asked of the package itself where the lock file does not say', () => {
  expect(refused('a', undefined, { licenses: [{ type: 'MIT' }] })).toEqual([]);
  expect(refused('a', undefined, { licenses: [{ type: 'GPL-2.0' }] })).toEqual(['a: GPL-2.0']);
  expect(refused('a', undefined)).toEqual(['a: no licence']);
});

it('is let off for two tools of the tests, as long as they are not shipped', () => {
  const only = (dev: boolean) => refusedLicences({ 'node_modules/only': { dev } }, () => ({}));
  expect([only(true), only(false)]).toEqual([[], ['only: no licence']]);
});

it('holds for every package of this repository', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(refusedLicences(packages, manifestsIn(root))).toEqual([]);
});

it('an audit fails for serious holes, and for nothing else', () => {
  const report = (severity: string) => JSON.stringify({ vulnerabilities: { a: { severity } } });
  expect(judgeAudit(report('critical'))).toEqual({ kind: 'holes', names: ['a (critical)'] });
  expect(judgeAudit(report('high'))).toEqual({ kind: 'holes', names: ['a (high)'] });
  expect(judgeAudit(report('moderate'))).toEqual({ kind: 'clean' });
  expect(judgeAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'clean' });
  expect(judgeAudit('{"error":{"code":"E405"}}')).toEqual({ kind: 'skipped' });
  expect(judgeAudit('')).toEqual({ kind: 'skipped' });
});

it('a registry that never answers does not hold up the checks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-audit-'));
  const command = join(folder, 'npm');
  writeFileSync(command, '#!/bin/sh\nexec sleep 600\n');
  chmodSync(command, 0o755);
  expect(await auditPackages(folder, { command, limitMs: 100 })).toEqual({ kind: 'skipped' });
  rmSync(folder, { recursive: true });
});
