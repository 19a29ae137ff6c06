/**
 * Each rule of .dependency-cruiser.mjs is broken once in a small sample project, with the real rules and the
 * real program. A rule without a broken example fails here, so no rule can be ineffective unnoticed.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { root } from './project.mjs';

const CRUISED_FOLDERS = ['packages', 'readers', 'writers', 'apps', 'benchmarks', 'e2e', 'scripts'];
const WORKSPACES = [
  'packages/document',
  'packages/contract',
  'packages/api',
  'packages/compare',
  'readers',
  'writers',
  'apps/server',
];
const TIMEOUT_MS = 60_000;

const SERVER = 'apps/server/src';
const WEB = 'apps/web/src';

/** A small project that uses every allowed dependency. */
const house: Readonly<Record<string, string>> = {
  'packages/document/src/index.ts': `export * from './span.ts';`,
  'packages/document/src/span.ts': 'export const span = 1; export interface Span { start: number }',
  'packages/document/src/span.test.ts': `import 'node:fs'; import './span.ts';`,
  'packages/contract/src/index.ts': `export { span as clause } from '@wenjian/document';`,
  'packages/document/src/formats.ts': 'export const formats = 1;',
  'packages/api/src/index.ts': `import 'zod'; import '../../document/src/formats.ts'; export const route = 1; export interface Route { path: string }`,
  'packages/compare/src/index.ts': `export { span as compare } from '@wenjian/document';`,
  'packages/audit/src/index.ts': `import '@wenjian/document'; export { clause as audit } from '@wenjian/contract';`,
  'readers/src/index.ts': `import 'node:fs'; import 'saxes'; export { span as read } from '@wenjian/document';`,
  'writers/src/index.ts': `import 'node:fs'; import '@wenjian/compare'; export { read as write } from '@wenjian/readers';`,
  'apps/identity/src/index.ts': `import 'pg'; import '@wenjian/api'; export const provider = 1;`,
  'apps/cli/src/main.ts': `import '@wenjian/server'; import '@wenjian/compare'; import '@wenjian/writers';`,
  [`${SERVER}/index.ts`]: `export { start } from './processes/server.ts';`,
  [`${SERVER}/processes/server.ts`]: `
    import '../features/teams/index.ts'; import '../adapters/sms/outbox.sms.ts'; import '../platform/config.ts';
    export const start = 1;`,
  [`${SERVER}/platform/config.ts`]: `import 'zod'; export interface Config { port: number } export const config = 1;`,
  [`${SERVER}/database/schema.ts`]: 'export const teams = 1;',
  [`${SERVER}/adapters/sms/sms.port.ts`]: 'export interface Sms { send(): void } export const sms = 1;',
  [`${SERVER}/adapters/sms/outbox.sms.ts`]: `import type { Sms } from './sms.port.ts'; export let outbox: Sms;`,
  [`${SERVER}/adapters/mail/mail.port.ts`]: `import '../sms/sms.port.ts';`,
  [`${SERVER}/features/teams/index.ts`]: `export { list } from './teams.service.ts';`,
  [`${SERVER}/features/teams/teams.routes.ts`]: `import '@wenjian/api'; import './teams.service.ts';`,
  [`${SERVER}/features/teams/teams.policy.ts`]: `import type { Config } from '../../platform/config.ts'; export let p: Config;`,
  [`${SERVER}/features/teams/teams.service.ts`]: `
    import './teams.policy.ts'; import './teams.repository.ts'; import '../../adapters/sms/sms.port.ts';
    export const list = 1;`,
  [`${SERVER}/features/teams/teams.repository.ts`]: `import '../../database/schema.ts';`,
  [`${SERVER}/features/teams/teams.job.ts`]: `import './teams.service.ts'; export const job = 1;`,
  [`${SERVER}/features/teams/jobs.ts`]: `export { job } from './teams.job.ts';`,
  [`${SERVER}/features/account/account.job.ts`]: `import '../teams/jobs.ts'; export const job = 1;`,
  [`${SERVER}/features/account/account.service.ts`]: `import '../teams/index.ts';`,
  [`${SERVER}/features/account/account.service.test.ts`]: `
    import '../../testing/database.ts'; import '../teams/teams.repository.ts'; import '../../adapters/sms/outbox.sms.ts';`,
  [`${SERVER}/testing/database.ts`]: `import '../processes/server.ts';`,
  [`${WEB}/app/main.ts`]: `import '../features/compare/components/list.tsx'; import '../shared/http.ts';`,
  [`${WEB}/features/compare/components/list.tsx`]: `
    import { rows } from '../view-model/rows.ts'; import '../../../shared/http.ts'; export const List = () => <p>{rows}</p>;`,
  [`${WEB}/features/compare/view-model/rows.ts`]: `
    import type { Http } from '../../../shared/http.ts'; import '@wenjian/api'; import '../text.ts'; import './order.ts';
    export const rows = 1; export let http: Http;`,
  [`${WEB}/features/compare/view-model/order.ts`]: 'export const order = 1;',
  [`${WEB}/features/compare/text.ts`]: `export const text = '差异';`,
  [`${WEB}/features/account/components/name.tsx`]: 'export const Name = () => <p />;',
  [`${WEB}/shared/http.ts`]: `import '@wenjian/api'; export interface Http { get(): void } export const http = 1;`,
  [`${WEB}/features/site/demos/comparison-demo.ts`]: `import '@wenjian/compare'; import '@wenjian/document'; export const demo = 1;`,
  [`${WEB}/features/site/demos/compare.worker.ts`]: `import './comparison-demo.ts';`,
  'benchmarks/src/main.ts': `import '@wenjian/compare';`,
  'e2e/src/journey.test.ts': `import '@wenjian/server';`,
  'scripts/start.mjs': `import 'node:fs';`,
};

/** rule → a file that breaks it (and nothing else). */
const broken: Readonly<Record<string, readonly [file: string, content: string]>> = {
  'no-circular-imports': [
    'packages/compare/src/circle.ts',
    `import './the-other-half.ts'; export const circle = 1;`,
  ],
  'every-import-resolves': ['benchmarks/src/lost.ts', `import './nowhere.ts';`],
  'production-imports-no-tests': [
    `${SERVER}/features/teams/in-tests.ts`,
    `import '../../testing/database.ts';`,
  ],
  'product-imports-no-tooling': ['apps/cli/src/tooling.ts', `import '../../../benchmarks/src/main.ts';`],
  'document-stands-alone': ['packages/document/src/with-zod.ts', `import 'zod';`],
  'engines-import-document-only': [
    'packages/compare/src/with-fs.ts',
    `import { readFileSync } from 'node:fs';`,
  ],
  'contract-imports-document-only': ['packages/contract/src/with-engine.ts', `import '@wenjian/compare';`],
  'api-imports-zod-and-formats-only': [
    'packages/api/src/with-document.ts',
    `import type { Span } from '@wenjian/document';`,
  ],
  'package-tests-stay-below': ['packages/compare/src/up.test.ts', `import '@wenjian/readers';`],
  'readers-import-document-only': ['readers/src/with-engine.ts', `import '@wenjian/compare';`],
  'readers-use-no-network-or-database': ['readers/src/with-network.ts', `import 'node:https';`],
  'readers-know-no-writer': ['readers/src/with-writer.ts', `import '../../writers/src/index.ts';`],
  'writers-know-no-application': ['writers/src/with-api.ts', `import '@wenjian/api';`],
  'writers-use-no-network-or-database': ['writers/src/with-network.ts', `import 'node:https';`],
  'web-shared-imports-shared-only': [`${WEB}/shared/up.ts`, `import '../features/compare/text.ts';`],
  'web-feature-imports-itself-and-shared-only': [
    `${WEB}/features/compare/components/other.tsx`,
    `import { Name } from '../../account/components/name.tsx'; export const Other = () => <Name />;`,
  ],
  'web-knows-the-api-only': [`${WEB}/app/with-server.ts`, `import type { start } from '@wenjian/server';`],
  'home-demo-knows-the-comparison-only': [
    `${WEB}/features/site/demos/comparison-demo.ts`,
    `import '@wenjian/contract'; export const demo = 1;`,
  ],
  'home-demo-engine-stays-in-its-worker': [
    `${WEB}/features/site/components/home.tsx`,
    `import '../demos/comparison-demo.ts';`,
  ],
  'web-uses-no-node': [`${WEB}/app/with-node.ts`, `import 'node:path';`],
  'view-models-are-pure': [
    `${WEB}/features/compare/view-model/with-http.ts`,
    `import { http } from '../../../shared/http.ts'; export const used = http;`,
  ],
  'server-feature-through-its-index': [
    `${SERVER}/features/account/around-index.ts`,
    `import '../teams/teams.service.ts';`,
  ],
  'repositories-know-no-service-or-route': [
    `${SERVER}/features/teams/up.repository.ts`,
    `import './teams.service.ts';`,
  ],
  'services-know-no-route': [`${SERVER}/features/teams/up.service.ts`, `import './teams.routes.ts';`],
  'policies-import-types-only': [
    `${SERVER}/features/teams/value.policy.ts`,
    `import { config } from '../../platform/config.ts'; export const used = config;`,
  ],
  'adapters-know-no-feature': [`${SERVER}/adapters/sms/up.ts`, `import '../../features/teams/index.ts';`],
  'adapters-know-others-by-port': [`${SERVER}/adapters/mail/side.ts`, `import '../sms/outbox.sms.ts';`],
  'platform-knows-no-feature': [`${SERVER}/platform/up.ts`, `import '../features/teams/index.ts';`],
  'only-processes-construct-adapters': [
    `${SERVER}/features/teams/construct.ts`,
    `import '../../adapters/sms/outbox.sms.ts';`,
  ],
  'jobs-stay-in-the-worker': [
    `${SERVER}/features/account/erase.service.ts`,
    `import '../teams/jobs.ts'; export const erase = 1;`,
  ],
  'features-know-no-process': [`${SERVER}/features/teams/up.ts`, `import '../../processes/server.ts';`],
  'server-knows-no-client': [`${SERVER}/processes/client.ts`, `import '../../../web/src/shared/http.ts';`],
  'identity-stands-alone': ['apps/identity/src/with-server.ts', `import '@wenjian/server';`],
};

/** Files the broken ones import. */
const supports = { 'packages/compare/src/the-other-half.ts': `import './circle.ts';` };

/** The fields used of dependency-cruiser's JSON report. */
interface Report {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

let folder: string | undefined;

afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

it('reports nothing for a project that keeps every rule', { timeout: TIMEOUT_MS }, async () => {
  const { violations, totalCruised } = await cruise(house);
  expect(violations).toEqual([]);
  expect(totalCruised).toBeGreaterThanOrEqual(Object.keys(house).length);
});

it('reports each violation at the file that breaks the rule, and only there', {
  timeout: TIMEOUT_MS,
}, async () => {
  const violating = Object.fromEntries(Object.values(broken));
  const { violations } = await cruise({ ...house, ...supports, ...violating });
  const reported = violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  const expected = Object.entries(broken).map(([rule, [file]]) => `${rule}: ${file}`);
  expect([...new Set(reported)].sort()).toEqual(expected.sort());
});

it('has a broken example for every rule', () => {
  const names = (configuration.forbidden ?? []).map(({ name }) => name);
  expect(Object.keys(broken).sort()).toEqual(names.sort());
});

async function cruise(files: Readonly<Record<string, string>>) {
  folder = await mkdtemp(join(tmpdir(), 'wenjian-architecture-'));
  for (const [path, content] of Object.entries(files)) await write(folder, path, content);
  await linkPackages(folder);
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.mjs');
  // The JSON reporter ends with status 0 whatever it found.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', ...CRUISED_FOLDERS],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  );
  const report: Report = JSON.parse(stdout);
  return report.summary;
}

async function linkPackages(base: string): Promise<void> {
  for (const workspace of WORKSPACES) {
    const name = `@wenjian/${workspace.replace(/^.*\//, '')}`;
    const manifest = { name, type: 'module', exports: { '.': './src/index.ts' } };
    await write(base, `${workspace}/package.json`, JSON.stringify(manifest));
    await mkdir(join(base, 'node_modules/@wenjian'), { recursive: true });
    await symlink(join(base, workspace), join(base, 'node_modules', name));
  }
  for (const name of ['zod', 'saxes', 'pg']) {
    await write(base, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await write(base, `node_modules/${name}/index.js`, '');
  }
}

async function write(base: string, path: string, content: string): Promise<void> {
  await mkdir(dirname(join(base, path)), { recursive: true });
  await writeFile(join(base, path), content);
}
