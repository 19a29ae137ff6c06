import {
  createDocument,
  listDocuments,
  readDocument,
  readDocumentPdf,
  readDocumentText,
  teamBalance,
} from '@wenjian/api';
import { buildDocument } from '@wenjian/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentReader } from '../../adapters/document-reader/document-reader.port.ts';
import { readAs, withoutPictureText } from '../../testing/read-as.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const NOT_INSTALLED = '本系统没有安装 LibreOffice';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
});
afterAll(() => product.close());

async function read(name: string, content: string | Buffer, on = product, owner = user) {
  const fileId = await uploadFile(on.server, owner, name, content);
  const { id } = await owner.call(createDocument, { body: { fileId } });
  const get = () => owner.call(readDocument, { params: { id } });
  await expect.poll(async () => (await get()).status, { interval: 100 }).not.toMatch(/pending|running/);
  return get();
}

describe('a document', () => {
  it('is read into text and blocks, reports what was examined, and takes no use', async () => {
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

  it('has pages that a viewer can request by range', async () => {
    const document = await read('分页.txt', '第一条 付款\n甲方应付款。');
    expect(document.reading).toMatchObject({ hasPdf: true, pageCount: 1, coverage: { notExamined: [] } });
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

  it('is read once: the same content is ready at once, also under another name', async () => {
    await read('甲.txt', '同样的内容');
    const again = await read('乙.txt', '同样的内容');
    expect(again).toMatchObject({ status: 'complete', title: '乙.txt' });
  });

  it('that cannot be read reports why', async () => {
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

describe('where LibreOffice is not installed, a document', () => {
  const text = '第一条 付款';
  const document = buildDocument({
    readerVersion: 'test',
    kind: 'txt',
    pages: null,
    blocks: [{ type: 'paragraph', text }],
    notRead: [],
  });
  let readCount = 0;
  const reader: DocumentReader = {
    ...withoutPictureText,
    version: 'test',
    async read({ name }) {
      readCount += 1;
      if (name.endsWith('.doc'))
        return { kind: 'unreadable', failure: 'UNAVAILABLE', message: NOT_INSTALLED };
      return readAs(document);
    },
  };
  let bare: TestProduct;
  beforeAll(async () => {
    bare = await startTestProduct({ hasWorker: true, engines: { reader } });
  });
  afterAll(() => bare.close());

  it('that only LibreOffice opens reports that this is not available on this server', async () => {
    const failed = await read('合同.doc', text, bare, await bare.signIn());
    expect(failed.failure).toEqual({ name: 'UNAVAILABLE', message: NOT_INSTALLED });
  });

  it('has its text but no pages, and is read again the next time', async () => {
    const owner = await bare.signIn();
    const before = readCount;
    expect((await read('甲.txt', text, bare, owner)).reading).toMatchObject({ hasPdf: false });
    await read('乙.txt', text, bare, owner);
    expect(readCount).toBe(before + 2);
  });
});
