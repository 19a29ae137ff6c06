import {
  createDocument,
  listDocuments,
  readDocument,
  readDocumentPdf,
  readDocumentText,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
});
afterAll(() => product.close());

async function read(name: string, content: string | Buffer) {
  const fileId = await uploadFile(product.server, user, name, content);
  const { id } = await user.call(createDocument, { body: { fileId } });
  const get = () => user.call(readDocument, { params: { id } });
  await expect
    .poll(async () => (await get()).status, { timeout: 60_000, interval: 100 })
    .not.toMatch(/pending|running/);
  return get();
}

describe('a document', () => {
  it('is read into text and blocks, says what was examined, and takes no use', async () => {
    const document = await read('合同.txt', '第一条 付款\n甲方应付款。');
    expect(document).toMatchObject({
      status: 'complete',
      title: '合同.txt',
      reading: { kind: 'txt', characters: 13 },
    });
    expect(document.reading?.coverage.examined.length).toBeGreaterThan(0);
    const { text, blocks } = await user.call(readDocumentText, { params: { id: document.id } });
    expect(blocks.map((block) => text.slice(block.start, block.end))).toEqual([
      '第一条 付款',
      '甲方应付款。',
    ]);
    const { compareBalance } = await user.call(teamBalance, { params: { teamId: user.teamId } });
    expect(compareBalance.count).toBe(3);
  });

  it('has pages, of which a viewer may ask for a part', async () => {
    const document = await read('分页.txt', '第一条 付款\n甲方应付款。');
    expect(document.reading).toMatchObject({ pageCount: 1, coverage: { notExamined: [] } });
    const get = (headers: Record<string, string>) =>
      product.server.app.inject({
        method: 'GET',
        url: `/api/contract-document/${document.id}/pdf`,
        headers: { authorization: `Bearer ${user.accessToken}`, ...headers },
      });
    const whole = await get({});
    expect(whole.headers).toMatchObject({ 'content-type': 'application/pdf', 'accept-ranges': 'bytes' });
    const part = await get({ range: 'bytes=0-4' });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
    expect(part.headers['content-range']).toBe(`bytes 0-4/${whole.rawPayload.length}`);
  });

  it('is read once: the same content answers at once, also under another name', async () => {
    await read('甲.txt', '同样的内容');
    const again = await read('乙.txt', '同样的内容');
    expect(again).toMatchObject({ status: 'complete', title: '乙.txt' });
  });

  it('that cannot be read says why', async () => {
    const document = await read('空.txt', '  \n ');
    expect(document).toMatchObject({ status: 'failed', failure: { name: 'DOCUMENT_EMPTY' } });
    expect((await user.request(readDocumentText, { params: { id: document.id } })).status).toBe(409);
    expect((await user.request(readDocumentPdf, { params: { id: document.id } })).status).toBe(409);
  });

  it('is listed by name', async () => {
    const { id } = await read('房屋租赁.txt', '租赁');
    const { items } = await user.call(listDocuments, { query: { keyword: '租赁' } });
    expect(items.map((item) => item.id)).toEqual([id]);
  });
});
