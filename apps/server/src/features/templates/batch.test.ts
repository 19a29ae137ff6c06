import {
  checkTemplateSheet,
  downloadGeneratedDocument,
  downloadTemplateSheet,
  generateBatch,
  readGeneratedDocument,
  routeUrl,
  teamBalance,
} from '@wenjian/api';
import { writeWorkbook } from '@wenjian/writers/workbook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '../../testing/read-zip.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { published } from './templates.testing.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const header = ['文件名称', '甲方·名称', '乙方·名称', '租金', '自', '付款方式', '条款：乙方负责物业费。'];
const good = ['', '云杉公司', '雪松公司', '8500', '2026/3/1', '转账', '否'];

function sheetOf(...rows: readonly (readonly string[])[]): Buffer {
  const lines = rows.map((values) => ({ values }));
  return Buffer.from(writeWorkbook([{ name: '填写', widths: [], header, rows: lines }]));
}

const put = (user: TestUser, bytes: Buffer, name = '名单.xlsx') =>
  uploadFile(product.server, user, name, bytes);
async function download(user: TestUser, url: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${user.accessToken}` };
  const { statusCode, rawPayload } = await product.server.app.inject({ method: 'GET', url, headers });
  expect(statusCode).toBe(200);
  return rawPayload;
}

const usesLeft = async (user: TestUser) =>
  (await user.call(teamBalance, { params: { teamId: user.teamId } })).templateBalance.count;

describe('a batch', () => {
  it('starts with a sheet that has a column for each field', async () => {
    const user = await product.signIn();
    const { id } = await published(product, user);
    const bytes = await download(user, routeUrl(downloadTemplateSheet, { id, number: 1 }));
    const sheet = String(readZip(bytes).get('xl/worksheets/sheet1.xml'));
    expect([...sheet.matchAll(/<t [^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(header);
  });

  it('becomes an archive with a document for each row, for one use', { timeout: 60_000 }, async () => {
    const user = await product.signIn();
    const { id } = await published(product, user);
    const before = await usesLeft(user);
    const fileId = await put(user, sheetOf(good, ['甲/乙', ...good.slice(1)], good.with(3, '100')));
    const check = await user.call(checkTemplateSheet, { params: { id, number: 1 }, body: { fileId } });
    expect(check).toEqual({ count: 3, ready: 3, problems: [] });
    const body = { versionNumber: 1, fileId, title: '三份', idempotencyKey: 'click-00001' };
    const task = await user.call(generateBatch, { params: { id }, body });
    expect((await user.call(generateBatch, { params: { id }, body })).id).toBe(task.id);
    expect(await usesLeft(user)).toBe(before - 1);
    const key = { params: { id: task.id } };
    await expect
      .poll(async () => (await user.call(readGeneratedDocument, key)).status, { timeout: 50_000 })
      .toBe('complete');
    const done = await user.call(readGeneratedDocument, key);
    expect(done.batch).toEqual({ sheetName: '名单.xlsx', count: 3, made: 3, failures: [] });
    expect(done.outputs.map(({ format, name }) => [format, name])).toEqual([['zip', '三份.zip']]);
    const files = readZip(
      await download(user, routeUrl(downloadGeneratedDocument, { id: task.id, format: 'zip' })),
    );
    expect([...files.keys()]).toEqual(['租赁合同-002.docx', '甲_乙.docx', '租赁合同-004.docx', '清单.xlsx']);
    const last = readZip(files.get('租赁合同-004.docx') ?? Buffer.alloc(0));
    const words = String(last.get('word/document.xml')).replaceAll(/<[^>]*>/g, '');
    expect(words).toContain('每月人民币100.00元（大写：壹佰元整）');
    expect(words).not.toContain('物业费');
  });

  it('says what is wrong with each row, and takes no use for a sheet that has one', async () => {
    const user = await product.signIn();
    const { id } = await published(product, user);
    const before = await usesLeft(user);
    const fileId = await put(user, sheetOf(good, good.with(1, ''), good.with(5, '支票')));
    const check = await user.call(checkTemplateSheet, { params: { id, number: 1 }, body: { fileId } });
    expect(check).toEqual({
      count: 3,
      ready: 1,
      problems: [
        { row: 3, message: '“甲方·名称”请填写' },
        { row: 4, message: '“付款方式”只能填：转账、现金' },
      ],
    });
    const refused = await user.request(generateBatch, { params: { id }, body: { versionNumber: 1, fileId } });
    expect(refused.body).toMatchObject({
      data: { fields: [{ message: '第 3 行：“甲方·名称”请填写' }, {}] },
    });
    expect(await usesLeft(user)).toBe(before);
    const task = await user.call(generateBatch, {
      params: { id },
      body: { versionNumber: 1, fileId, skipsWrongRows: true },
    });
    expect(task.batch?.count).toBe(1);
  });

  it('refuses what is no sheet, and a sheet of another space', async () => {
    const user = await product.signIn();
    const { id } = await published(product, user);
    const check = (fileId: string) =>
      user.request(checkTemplateSheet, { params: { id, number: 1 }, body: { fileId } });
    const text = await check(await put(user, Buffer.from('甲方'), '名单.txt'));
    expect(text.body).toMatchObject({ message: expect.stringContaining('这不是 Excel 文件') });
    const other = await product.signIn();
    const foreign = await put(other, sheetOf(good));
    expect((await check(foreign)).status).toBe(404);
    const batch = { params: { id }, body: { versionNumber: 1, fileId: foreign } };
    expect((await user.request(generateBatch, batch)).status).toBe(404);
  });
});
