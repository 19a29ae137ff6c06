import {
  cancelRecognition,
  createRecognition,
  deleteRecognition,
  downloadRecognition,
  freeUses,
  listRecognitions,
  readRecognition,
  readRecognitionImage,
  readRecognitionResult,
  routeUrl,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { createTextEngines, createTextRecogniser, DAMAGED } from './engines.testing.ts';

let product: TestProduct;
let halfEquipped: TestProduct;
/** Its recogniser exists by name only. */
let blind: TestProduct;

const NOT_INSTALLED = '本系统没有安装文字识别组件';

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true, engines: createTextEngines() });
  const converter = {
    convert: async () =>
      ({ kind: 'failed', failure: 'UNAVAILABLE', message: '本机没有安装转换组件' }) as const,
  };
  const engines = { converter, recogniser: createTextRecogniser() };
  halfEquipped = await startTestProduct({ hasWorker: true, engines });
  const recogniser = {
    recognise: async () => ({ kind: 'failed', failure: 'UNAVAILABLE', message: NOT_INSTALLED }) as const,
  };
  blind = await startTestProduct({ hasWorker: true, engines: { recogniser } });
});
afterAll(async () => {
  await product.close();
  await halfEquipped.close();
  await blind.close();
});

async function recognise(user: TestUser, name: string, content: string, on = product) {
  const fileId = await uploadFile(on.server, user, name, content);
  const { id } = await user.call(createRecognition, { body: { fileId } });
  const read = () => user.call(readRecognition, { params: { id } });
  await expect.poll(async () => (await read()).status, { interval: 50 }).not.toMatch(/pending|running/);
  return read();
}

function open(user: TestUser, url: string, range?: string) {
  const headers = { authorization: `Bearer ${user.accessToken}`, ...(range ? { range } : {}) };
  return product.server.app.inject({ method: 'GET', url, headers });
}

describe('a recognition', () => {
  it('gives lines with places and confidence, and the same as text, Word and searchable PDF', async () => {
    const user = await product.signIn();
    const task = await recognise(user, '扫描.png', '第一条 付款\n甲方应付款。');
    expect(task).toMatchObject({
      status: 'complete',
      title: '扫描.png',
      recognised: { pageCount: 1, characters: 11, formats: ['txt', 'docx', 'pdf'], hasImage: true },
    });
    const { pages } = await user.call(readRecognitionResult, { params: { id: task.id } });
    expect(pages[0]?.lines.map((line) => line.text)).toEqual(['第一条 付款', '甲方应付款。']);
    const txt = await open(user, routeUrl(downloadRecognition, { id: task.id, format: 'txt' }));
    expect(txt.body).toBe('第一条 付款\n甲方应付款。');
    expect(txt.headers['content-disposition']).toContain(encodeURIComponent('扫描.txt'));
    const pdf = await open(user, routeUrl(downloadRecognition, { id: task.id, format: 'pdf' }), 'bytes=0-2');
    expect([pdf.statusCode, pdf.body]).toEqual([206, '第']);
    const image = await open(user, routeUrl(readRecognitionImage, { id: task.id }));
    expect(image.headers['content-type']).toBe('image/png');
  });

  it('of a file that is not an image offers no image', async () => {
    const user = await product.signIn();
    const task = await recognise(user, '扫描.html', '<script>');
    expect(task.recognised?.hasImage).toBe(false);
    expect((await user.request(readRecognitionImage, { params: { id: task.id } })).status).toBe(404);
  });

  it('keeps its text when Word and PDF cannot be made on this server, and says so', async () => {
    const user = await halfEquipped.signIn();
    const task = await recognise(user, '扫描.png', '文字', halfEquipped);
    expect(task.recognised?.formats).toEqual(['txt']);
    expect(task.recognised?.notes).toEqual([
      '没有生成 Word：本机没有安装转换组件',
      '没有生成 可搜索的 PDF：本机没有安装转换组件',
    ]);
    const params = { id: task.id, format: 'docx' };
    expect((await user.request(downloadRecognition, { params })).status).toBe(404);
  });

  it('reports that recognition is not installed on this server, and refunds the use', async () => {
    const user = await blind.signIn();
    const task = await recognise(user, '扫描.png', '文字', blind);
    expect(task).toMatchObject({
      status: 'failed',
      failure: { name: 'UNAVAILABLE', message: NOT_INSTALLED },
    });
    expect((await user.call(freeUses, {})).left).toBe(20);
  });

  it.each([
    [DAMAGED, 'DOCUMENT_DAMAGED'],
    [' \n', 'DOCUMENT_EMPTY'],
  ])('of %j fails with %s', async (content, name) => {
    const user = await product.signIn();
    const task = await recognise(user, '坏.png', content);
    expect(task).toMatchObject({ status: 'failed', failure: { name }, recognised: null });
    expect((await user.request(readRecognitionResult, { params: { id: task.id } })).status).toBe(409);
  });

  it('that has ended cannot be cancelled, and is not found after deletion', async () => {
    const user = await product.signIn();
    const { id } = await recognise(user, '扫描.png', '甲');
    expect((await user.request(cancelRecognition, { params: { id } })).status).toBe(409);
    await user.call(deleteRecognition, { params: { id } });
    expect((await user.call(listRecognitions, {})).total).toBe(0);
  });
});
