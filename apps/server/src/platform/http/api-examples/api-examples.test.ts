/** The examples of the page are run as they stand there, by the programs they are written for. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createApiKey } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant } from '../../../features/teams/teams.testing.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { curlExample, curlStart } from './curl-examples.ts';
import { mainJobs } from './main-jobs.ts';
import { pythonExample, pythonStart, typescriptExample, typescriptStart } from './script-examples.ts';

const run = promisify(execFile);
const CONTRACT = `采购合同
甲方：云杉数据科技有限公司
乙方：北山印刷厂
第一条 乙方向甲方供应纸张一百箱，总价人民币 20,000 元。
第二条 甲方应在验收后十日内付款。
第三条 违约方应当承担违约责任。
`;
/** A busy machine. */
const RUN_MS = 120_000;

let product: TestProduct;
let user: TestUser;
let host: string;
let key: string;
let folder: string;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
  await grant(product, user.teamId, 'yearly');
  const { app } = product.server;
  await app.listen({ host: '127.0.0.1', port: 0 });
  host = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const scopes = mainJobs.flatMap((job) => job.scopes);
  key = (await user.call(createApiKey, { body: { name: '示例', scopes: [...scopes], days: null } })).key;
  folder = mkdtempSync(join(tmpdir(), 'wenjian-examples-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await product.close();
});

/** The example speaks of Word files; texts do as well, and are read at once. */
const asTexts = (example: string) => example.replaceAll('.docx', '.txt');

function layDown(files: readonly string[]): void {
  for (const [index, name] of files.entries())
    writeFileSync(join(folder, asTexts(name)), `${CONTRACT}第四条 本合同一式${index + 2}份。\n`);
}

/** Taken away afterwards, so that the next program cannot pass by it. */
function expectSaved(name: string): void {
  const path = join(folder, name);
  expect(statSync(path).size).toBeGreaterThan(20);
  if (name.endsWith('.json')) expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ code: 200 });
  rmSync(path);
}

describe('the examples', () => {
  it.each(mainJobs.map((job) => [job.id, job] as const))(
    'curl: %s gets its result',
    async (_, job) => {
      layDown(job.files);
      const start = curlStart(host).replace(/^KEY=.*$/m, `KEY=${key}`);
      const script = `set -e\n${start}\n${asTexts(curlExample(job))}\n`;
      await run('bash', ['-c', script], { cwd: folder, timeout: RUN_MS });
      expectSaved(job.saved);
    },
    RUN_MS,
  );

  const env = () => ({ ...process.env, WENJIAN_KEY: key, WENJIAN_HOST: host });

  it.each(mainJobs.map((job) => [job.id, job] as const))(
    'TypeScript: %s gets its result',
    async (_, job) => {
      layDown(job.files);
      const file = join(folder, 'wenjian.mts');
      writeFileSync(file, asTexts(`${typescriptStart(host)}\n\n${typescriptExample(job)}\n`));
      await run(process.execPath, [file], { cwd: folder, env: env(), timeout: RUN_MS });
      expectSaved(job.saved);
    },
    RUN_MS,
  );

  it
    .skipIf(!existsSync('/usr/bin/python3') && !existsSync('/usr/local/bin/python3'))
    .each(mainJobs.map((job) => [job.id, job] as const))(
    'Python: %s gets its result',
    async (_, job) => {
      layDown(job.files);
      const file = join(folder, 'wenjian.py');
      writeFileSync(file, asTexts(`${pythonStart(host)}\n\n${pythonExample(job)}\n`));
      await run('python3', [file], { cwd: folder, env: env(), timeout: RUN_MS });
      expectSaved(job.saved);
    },
    RUN_MS,
  );

  it('stand on a page that the reference leads to', async () => {
    const page = await product.server.app.inject({ method: 'GET', url: '/api/docs/examples' });
    expect(page.statusCode).toBe(200);
    for (const { title } of mainJobs) expect(page.body).toContain(title);
    const reference = await product.server.app.inject({ method: 'GET', url: '/api/docs' });
    expect(reference.body).toContain('/api/docs/examples');
  });
});
