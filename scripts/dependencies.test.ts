import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

it('is read from the package itself when the lock file lacks it', () => {
  expect(refused('a', undefined, { licenses: [{ type: 'MIT' }] })).toEqual([]);
  expect(refused('a', undefined, { licenses: [{ type: 'GPL-2.0' }] })).toEqual(['a: GPL-2.0']);
  expect(refused('a', undefined)).toEqual(['a: no licence']);
});

it('is waived for a test tool, as long as it is not shipped', () => {
  const tool = (dev: boolean) => refusedLicences({ 'node_modules/humanize-number': { dev } }, () => ({}));
  expect([tool(true), tool(false)]).toEqual([[], ['humanize-number: no licence']]);
});

it.each<[path: string, marks: { dev?: boolean; optional?: boolean; peer?: boolean; os?: string[] }]>([
  ['node_modules/tool', { dev: true }],
  ['node_modules/@maker/tool-win32-arm64', { optional: true, os: ['win32'] }],
  ['node_modules/@maker/tool-linux-x64', { dev: true, optional: true }],
  ['node_modules/a/node_modules/inner', { peer: true }],
  ['apps/server/node_modules/own', {}],
])('is asked of %s too, whether or not it is installed here', (path, marks) => {
  const name = path.replace(/^.*node_modules\//, '');
  const nothing = () => ({});
  expect(refusedLicences({ [path]: { ...marks, license: 'GPL-3.0' } }, nothing)).toEqual([
    `${name}: GPL-3.0`,
  ]);
  expect(refusedLicences({ [path]: marks }, nothing)).toEqual([`${name}: no licence`]);
});

it('is acceptable for every package of this repository', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(refusedLicences(packages, manifestsIn(root))).toEqual([]);
});

it('an audit fails only for serious vulnerabilities', () => {
  const report = (severity: string) => JSON.stringify({ vulnerabilities: { a: { severity } } });
  expect(judgeAudit(report('critical'))).toEqual({ kind: 'holes', names: ['a (critical)'] });
  expect(judgeAudit(report('high'))).toEqual({ kind: 'holes', names: ['a (high)'] });
  expect(judgeAudit(report('moderate'))).toEqual({ kind: 'clean' });
  expect(judgeAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'clean' });
  expect(judgeAudit('{"error":{"code":"E405"}}')).toEqual({ kind: 'skipped' });
  expect(judgeAudit('')).toEqual({ kind: 'skipped' });
});

it.each([
  ['high', { kind: 'holes', names: ['hollow (high)'] }],
  ['moderate', { kind: 'clean' }],
  [null, { kind: 'skipped' }],
])('a registry that answers with an advisory that is %s', async (severity, wanted) => {
  const registry = await startRegistry(severity);
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-audit-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const command = join(folder, 'npm');
  writeFileSync(command, `#!/bin/sh\nexec npm "$@" --registry=${registry.url} --cache=${folder}/cache\n`);
  chmodSync(command, 0o755);
  expect(await auditPackages(folder, { command })).toEqual(wanted);
  expect(registry.asked).toContain('/-/npm/v1/security/advisories/bulk');
  registry.server.close();
  rmSync(folder, { recursive: true });
});

it('a registry that never answers does not hold up the checks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-audit-'));
  const command = join(folder, 'npm');
  writeFileSync(command, '#!/bin/sh\nexec sleep 600\n');
  chmodSync(command, 0o755);
  expect(await auditPackages(folder, { command, limitMs: 100 })).toEqual({ kind: 'skipped' });
  rmSync(folder, { recursive: true });
});

const manifest = { name: 'audited', version: '1.0.0', dependencies: { hollow: '1.0.0' } };
const lock = {
  ...manifest,
  lockfileVersion: 3,
  packages: { '': manifest, 'node_modules/hollow': { version: '1.0.0', license: 'MIT' } },
};

/**
 * Answers as npm expects: the advisories of locked packages, and the existing versions. Null: it has no
 * advisories.
 */
async function startRegistry(severity: string | null) {
  const asked: string[] = [];
  const advisory = { id: 1, url: '', title: '', severity, vulnerable_versions: '<2.0.0', cwe: [], cvss: {} };
  const hollow = {
    name: 'hollow',
    'dist-tags': {},
    versions: { '1.0.0': { name: 'hollow', version: '1.0.0' } },
  };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isBulk = request.url?.endsWith('/bulk');
    if (severity === null) response.writeHead(404).end('{}');
    else
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(isBulk ? { hollow: [advisory] } : hollow));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
