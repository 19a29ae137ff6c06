import { setTimeout } from 'node:timers/promises';
import {
  createComparisonExport,
  decideFindings,
  deleteComparison,
  downloadComparisonExport,
  type ExportFormat,
  readComparisonExport,
  readComparisonPdf,
  readComparisonResult,
  renameComparison,
  rerunComparison,
  routeUrl,
} from '@wenjian/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { compareTexts, createLineWriter, query, REFUSED, settled } from './compare.testing.ts';
import { compareExportJob } from './exports.job.ts';

const writer = createLineWriter();
let product: TestProduct;
/** Takes requests and has no worker. */
let idle: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true, engines: { comparisonWriter: writer } });
  idle = await startTestProduct();
});
afterAll(async () => {
  await product.close();
  await idle.close();
});

const OLD = '第一条 总价为100万元。\n第二条 保密期为2年。';
const NEW = '第一条 总价为120万元。\n第二条 保密期为3年。';

async function compared(user: TestUser, old = OLD) {
  const id = await compareTexts(product, user, [old, NEW], { title: '采购合同' });
  await settled(user, id);
  return id;
}

const ask = (user: TestUser, id: string, format: ExportFormat) =>
  user.call(createComparisonExport, { params: { id }, body: { format } });

async function made(user: TestUser, id: string, format: ExportFormat) {
  const read = () => user.call(readComparisonExport, { params: { id, format } });
  await expect.poll(async () => (await read()).status, { interval: 50 }).not.toMatch(/pending|running/);
  return read();
}

function download(user: TestUser, id: string, format: ExportFormat, range?: string) {
  return product.server.app.inject({
    method: 'GET',
    url: routeUrl(downloadComparisonExport, { id, format }),
    headers: { authorization: `Bearer ${user.accessToken}`, ...(range ? { range } : {}) },
  });
}

describe('an export', () => {
  it('is made in the background and downloaded with a descriptive file name, also by range', async () => {
    const user = await product.signIn();
    const id = await compared(user);
    expect(await ask(user, id, 'docx')).toMatchObject({
      format: 'docx',
      fileName: '采购合同（修订）.docx',
      failure: null,
    });
    const ready = await made(user, id, 'docx');
    expect(ready.status).toBe('complete');
    const whole = await download(user, id, 'docx');
    expect(whole.body).toContain('100');
    expect(whole.rawPayload.length).toBe(ready.size);
    expect(whole.headers['content-type']).toContain('wordprocessingml');
    expect(whole.headers['content-disposition']).toContain(encodeURIComponent('采购合同（修订）.docx'));
    const part = await download(user, id, 'docx', 'bytes=0-1');
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 2]);
  });

  it('is named after the current title of the comparison', async () => {
    const user = await product.signIn();
    const id = await compared(user);
    await ask(user, id, 'docx');
    await made(user, id, 'docx');
    await user.call(renameComparison, { params: { id }, body: { title: '供货合同' } });
    const fileName = '供货合同（修订）.docx';
    expect(await ask(user, id, 'docx')).toMatchObject({ status: 'complete', fileName });
    const { headers } = await download(user, id, 'docx');
    expect(headers['content-disposition']).toContain(encodeURIComponent(fileName));
  });

  it.each([
    ['pdfOld', 'application/pdf', '采购合同（原文档标注）.pdf'],
    ['pdfNew', 'application/pdf', '采购合同（新文档标注）.pdf'],
    ['html', 'text/html', '采购合同（比对报告）.html'],
    ['xlsx', 'spreadsheetml', '采购合同（差异清单）.xlsx'],
    ['markdown', 'text/markdown', '采购合同（比对报告）.md'],
  ] as const)('is also available as %s', async (format, type, fileName) => {
    const user = await product.signIn();
    const id = await compared(user);
    await ask(user, id, format);
    expect(await made(user, id, format)).toMatchObject({ status: 'complete', fileName });
    expect((await download(user, id, format)).headers['content-type']).toContain(type);
  });

  it('with marked pages is refused with a message when the file has no pages', async () => {
    const user = await product.signIn();
    const id = await compared(user);
    await query(
      product,
      `update tasks set summary = jsonb_set(summary, '{old,pdfSha256}', 'null') where id = $1`,
      [id],
    );
    await ask(user, id, 'pdfOld');
    expect(await made(user, id, 'pdfOld')).toMatchObject({
      status: 'failed',
      failure: { message: '这份文件没有页面，不能导出 PDF，可以导出其他格式' },
    });
    const { status, body } = await user.request(readComparisonPdf, { params: { id, side: 'old' } });
    expect([status, body.message]).toEqual([410, '这份文件没有可显示的页面，可以查看文字']);
  });

  it('requested many times at once is made once', async () => {
    const user = await product.signIn();
    const id = await compared(user);
    const before = writer.written;
    await Promise.all(Array.from({ length: 5 }, () => ask(user, id, 'xlsx')));
    await made(user, id, 'xlsx');
    expect(await ask(user, id, 'xlsx')).toMatchObject({ status: 'complete' });
    expect(writer.written).toBe(before + 1);
  });

  it('that shows decisions is made again when they have changed; one that does not is kept', async () => {
    const user = await product.signIn();
    const id = await compared(user);
    for (const format of ['html', 'docx'] as const) {
      await ask(user, id, format);
      await made(user, id, format);
    }
    expect((await download(user, id, 'html')).body).not.toContain('accepted');
    const { changes } = await user.call(readComparisonResult, { params: { id } });
    const seen = changes.map((change) => ({ id: change.id, version: 0 }));
    const body = { findings: seen, state: 'accepted' } as const;
    await user.call(decideFindings, { params: { productId: id }, body });
    const before = writer.written;
    expect((await ask(user, id, 'docx')).status).toBe('complete');
    expect((await ask(user, id, 'html')).status).not.toBe('complete');
    await made(user, id, 'html');
    expect((await download(user, id, 'html')).body).toContain('accepted');
    expect(writer.written).toBe(before + 1);
  });

  it('requested again while it is written includes the decisions made meanwhile', async () => {
    const user = await product.signIn();
    const id = await compared(user);
    const { changes } = await user.call(readComparisonResult, { params: { id } });
    const seen = changes.map((change) => ({ id: change.id, version: 0 }));
    writer.meanwhile = async () => {
      const body = { findings: seen, state: 'rejected' } as const;
      await user.call(decideFindings, { params: { productId: id }, body });
      await ask(user, id, 'html');
    };
    await ask(user, id, 'html');
    await made(user, id, 'html');
    expect((await download(user, id, 'html')).body).toContain('rejected');
  });

  it('that fails reports why, and is tried again when requested again', async () => {
    const user = await product.signIn();
    const id = await compared(user, `${OLD}\n${REFUSED}`);
    await ask(user, id, 'markdown');
    expect(await made(user, id, 'markdown')).toMatchObject({
      status: 'failed',
      size: null,
      failure: { message: '文件没有通过核对' },
    });
    const refused = await download(user, id, 'markdown');
    expect([refused.statusCode, refused.json().message]).toEqual([409, '导出没有成功，请重试']);
    writer.isForgiving = true;
    await ask(user, id, 'markdown');
    expect(await made(user, id, 'markdown')).toMatchObject({ status: 'complete', failure: null });
    writer.isForgiving = false;
  });

  it('of an earlier run is not delivered for a later one', async () => {
    const user = await product.signIn();
    const id = await compared(user);
    await ask(user, id, 'markdown');
    await made(user, id, 'markdown');
    await user.call(rerunComparison, { params: { id }, body: {} });
    await settled(user, id);
    const params = { id, format: 'markdown' };
    expect((await user.request(readComparisonExport, { params })).status).toBe(404);
    await ask(user, id, 'markdown');
    expect((await made(user, id, 'markdown')).status).toBe('complete');
  });

  it('requested while the comparison runs again is refused and leaves nothing behind', async () => {
    const user = await product.signIn();
    const id = await compared(user);
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query(`update tasks set run = run + 1, status = 'pending', summary = null where id = $1`, [
      id,
    ]);
    const asked = user.request(createComparisonExport, { params: { id }, body: { format: 'html' } });
    // Long enough for a request that does not wait to be answered.
    await Promise.race([asked, setTimeout(1_000)]);
    await client.query('commit');
    await client.end();
    expect((await asked).status).toBe(409);
    expect(await query(product, 'select 1 from task_exports where task_id = $1', [id])).toEqual([]);
  });

  it('that failed on every attempt is marked as failed by the dead letter, with a message', async () => {
    const user = await product.signIn();
    const id = await compared(user);
    await query(
      product,
      `insert into task_exports (task_id, team_id, format, run, state_digest, file_name, status)
         values ($1, $2, 'html', 1, '', 'x.html', 'running')`,
      [id, user.teamId],
    );
    const params = { id, format: 'html' } as const;
    const early = await download(user, id, 'html');
    expect([early.statusCode, early.json().message]).toEqual([409, '文件还在生成，请稍候']);
    const handle = openDatabase(product.databaseUrl, () => undefined);
    const log = createLogger('silent', 'test');
    // Nothing is read from the store before the export is settled.
    const job = compareExportJob({
      database: handle.database,
      blobs: {} as never,
      converter: {} as never,
      writer,
      log,
    });
    await job.giveUp({ taskId: id, run: 1, format: 'html' }, 'failed');
    await handle.close();
    expect(await user.call(readComparisonExport, { params })).toMatchObject({
      status: 'failed',
      failure: { message: '导出没有成功，请重试' },
    });
  });

  it('is not found by others, needs a result, and is deleted with the comparison', async () => {
    const user = await product.signIn();
    const stranger = await product.signIn();
    const id = await compared(user);
    await ask(user, id, 'html');
    await made(user, id, 'html');
    const params = { id, format: 'html' };
    const body = { format: 'html' };
    expect((await stranger.request(createComparisonExport, { params: { id }, body })).status).toBe(404);
    expect((await stranger.request(readComparisonExport, { params })).status).toBe(404);
    expect((await download(stranger, id, 'html')).statusCode).toBe(404);
    expect((await user.request(readComparisonExport, { params: { id, format: 'xlsx' } })).status).toBe(404);
    await user.call(deleteComparison, { params: { id } });
    expect(await query(product, 'select 1 from task_exports where task_id = $1', [id])).toEqual([]);
    const waiting = await idle.signIn();
    const unfinished = await compareTexts(idle, waiting, ['甲', '乙']);
    const early = await waiting.request(createComparisonExport, { params: { id: unfinished }, body });
    expect(early.status).toBe(409);
  });

  it('in an unknown format answers 400 in Chinese', async () => {
    const user = await product.signIn();
    const id = await compared(user);
    const { status, body } = await user.request(createComparisonExport, {
      params: { id },
      body: { format: 'exe' },
    });
    expect([status, /[\u4e00-\u9fff]/.test(body.message)]).toEqual([400, true]);
  });
});
