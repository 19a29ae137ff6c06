import {
  type CallInput,
  cancelConversion,
  createConversion,
  createDocument,
  deleteConversion,
  downloadAllConversion,
  downloadConversion,
  freeUses,
  keepConversion,
  listConversions,
  readConversion,
  routeUrl,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { query } from '../compare/compare.testing.ts';
import { createTextEngines, DAMAGED, ENDLESS } from './engines.testing.ts';

type Operation = CallInput<typeof createConversion>['body']['operation'];

let product: TestProduct;
/** With the engines of the product itself. */
let real: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true, engines: createTextEngines() });
  real = await startTestProduct({ hasWorker: true });
});
afterAll(async () => {
  await product.close();
  await real.close();
});

async function convert(
  user: TestUser,
  operation: Operation,
  files: Readonly<Record<string, string>>,
  on = product,
) {
  const fileIds: string[] = [];
  for (const [name, content] of Object.entries(files))
    fileIds.push(await uploadFile(on.server, user, name, content));
  return user.call(createConversion, { body: { fileIds, operation } });
}

async function settled(user: TestUser, { id }: { readonly id: string }) {
  const read = () => user.call(readConversion, { params: { id } });
  await expect.poll(async () => (await read()).status, { interval: 50 }).not.toMatch(/pending|running/);
  return read();
}

function download(user: TestUser, id: string, index: number, range?: string) {
  return product.server.app.inject({
    method: 'GET',
    url: routeUrl(downloadConversion, { id, index }),
    headers: { authorization: `Bearer ${user.accessToken}`, ...(range ? { range } : {}) },
  });
}

const leftOf = async (user: TestUser) => (await user.call(freeUses, {})).left;

describe('a conversion', () => {
  it('merges several files in the given order, reports what was lost, and can be downloaded by range', async () => {
    const user = await product.signIn();
    const task = await settled(
      user,
      await convert(user, { kind: 'merge' }, { '乙.txt': '后来', '甲.txt': '先前' }),
    );
    expect(task).toMatchObject({
      status: 'complete',
      title: '乙.txt 等 2 个文件',
      progress: { stage: 'done', fraction: 1 },
      outputs: [{ index: 0, name: '乙.pdf', size: 12, type: 'application/pdf' }],
      notes: ['批注没有保留'],
      splitPdfProgress: null,
    });
    expect((await download(user, task.id, 0)).body).toBe('后来先前');
    const part = await download(user, task.id, 0, 'bytes=6-11');
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
      206,
      'bytes 6-11/12',
      '先前',
    ]);
    expect((await download(user, task.id, 1)).statusCode).toBe(404);
  });

  it('splits into separately named parts, reports its progress, and offers them in one archive', async () => {
    const user = await product.signIn();
    const task = await settled(
      user,
      await convert(user, { kind: 'split', every: 1 }, { '合同.txt': '一\n二\n三' }),
    );
    expect(task.outputs.map(({ name }) => name)).toEqual(['合同.pdf', '合同 (2).pdf', '合同 (3).pdf']);
    expect(task.splitPdfProgress).toBe(1);
    expect((await download(user, task.id, 2)).body).toBe('三');
    const archive = await product.server.app.inject({
      method: 'GET',
      url: routeUrl(downloadAllConversion, { id: task.id }),
      headers: { authorization: `Bearer ${user.accessToken}` },
    });
    expect(archive.headers['content-type']).toBe('application/zip');
    expect(archive.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  });

  it('keeps the converted files when one of the files is unusable, and names that one', async () => {
    const user = await product.signIn();
    const files = { '好.txt': '好', '坏.txt': DAMAGED, '也好.txt': '也好' };
    const task = await settled(user, await convert(user, { kind: 'format', to: 'pdf' }, files));
    expect(task.status).toBe('complete');
    expect(task.outputs.map(({ name }) => name)).toEqual(['好.pdf', '也好.pdf']);
    expect(task.files.map(({ failure }) => failure)).toEqual([null, '“坏.txt”：文件已损坏，无法读取', null]);
  });

  it('whose only file is unusable fails with the reason, takes no use, and has nothing to download', async () => {
    const user = await product.signIn();
    const task = await settled(user, await convert(user, { kind: 'merge' }, { '坏.txt': DAMAGED }));
    expect(task).toMatchObject({
      status: 'failed',
      failure: { name: 'DOCUMENT_DAMAGED', message: '文件已损坏，无法读取' },
      outputs: [],
    });
    expect((await download(user, task.id, 0)).statusCode).toBe(409);
    expect(await leftOf(user)).toBe(20);
  });

  it('can be cancelled while it runs: the converter is stopped and the use is not counted', async () => {
    const user = await product.signIn();
    const { id } = await convert(user, { kind: 'merge' }, { '长.txt': ENDLESS });
    const read = () => user.call(readConversion, { params: { id } });
    await expect.poll(async () => (await read()).status, { interval: 20 }).toBe('running');
    expect(await leftOf(user)).toBe(19);
    await user.call(cancelConversion, { params: { id } });
    expect(await leftOf(user)).toBe(20);
    // The worker is free for the next task, and the cancelled one stays cancelled.
    await settled(user, await convert(user, { kind: 'merge' }, { '短.txt': '短' }));
    expect((await read()).status).toBe('cancelled');
    expect((await user.request(cancelConversion, { params: { id } })).status).toBe(409);
  });

  it('gives a file that other tools can use, and stores it once however often it is saved', async () => {
    const user = await product.signIn();
    const task = await settled(
      user,
      await convert(user, { kind: 'format', to: 'txt' }, { '甲.txt': '甲方' }),
    );
    const params = { id: task.id, index: 0 };
    const kept = await user.call(keepConversion, { params });
    expect(kept).toMatchObject({ name: '甲.txt', size: 6 });
    expect(await user.call(keepConversion, { params })).toEqual(kept);
    const document = await user.call(createDocument, { body: { fileId: kept.fileId } });
    expect(document.file.fileId).toBe(kept.fileId);
  });

  it('is listed, found by the name of any of its files, and not found after deletion', async () => {
    const user = await product.signIn();
    const { id } = await convert(user, { kind: 'merge' }, { '乙.txt': '1', '房屋租赁.txt': '2' });
    await settled(user, { id });
    const find = async (keyword: string) => (await user.call(listConversions, { query: { keyword } })).total;
    expect([await find('租赁'), await find('采购')]).toEqual([1, 0]);
    // A document that was split into thousands: the list has the first results, the task has all.
    await query(
      product,
      `update tasks set summary = jsonb_set(summary, '{outputs}',
         (select jsonb_agg(one.summary #> '{outputs,0}') from tasks one, generate_series(1, 50) where one.id = $1))
       where id = $1`,
      [id],
    );
    const { items } = await user.call(listConversions, { query: {} });
    const { outputs } = await user.call(readConversion, { params: { id } });
    expect([items[0]?.outputs.length, outputs.length]).toEqual([20, 50]);
    await user.call(deleteConversion, { params: { id } });
    expect(await find('租赁')).toBe(0);
    // It had a result: deleting it does not refund the use.
    expect(await leftOf(user)).toBe(19);
  });
});

describe('the real converter', () => {
  it('turns a text into a PDF', async () => {
    const user = await real.signIn();
    const task = await settled(
      user,
      await convert(user, { kind: 'format', to: 'pdf' }, { '合同.txt': '第一条 付款' }, real),
    );
    expect(task).toMatchObject({
      status: 'complete',
      outputs: [{ name: '合同.pdf', type: 'application/pdf' }],
    });
    const file = await real.server.app.inject({
      method: 'GET',
      url: `/api/wenjian/convert/${task.id}/files/${task.outputs[0]?.index}`,
      headers: { authorization: `Bearer ${user.accessToken}` },
    });
    expect(file.body.slice(0, 5)).toBe('%PDF-');
  });
});

describe('an operation', () => {
  it.each([
    [{ kind: 'split' }, '按页数或按范围'],
    [{ kind: 'split', every: 2, ranges: '1-3' }, '按页数或按范围'],
    [{ kind: 'split', ranges: '3 到 5' }, '1-3,5,8-'],
    [{ kind: 'format', to: 'exe' }, ''],
  ])('%o is refused before it is accepted', async (operation, sentence) => {
    const user = await product.signIn();
    const fileIds = [await uploadFile(product.server, user, '甲.txt', '甲')];
    const { status, body } = await user.request(createConversion, { body: { fileIds, operation } });
    expect(status).toBe(400);
    expect(body.message).toContain(sentence);
  });
});
