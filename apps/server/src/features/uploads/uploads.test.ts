import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  CHUNK_BYTES,
  cancelUpload,
  completeUpload,
  createComparison,
  readComparison,
  readStoredFile,
  testChunk,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/observe/logging.ts';
import { composeServer } from '../../processes/compose-server.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import {
  brokenZip,
  type ChunkPlan,
  chunkOf,
  completionOf,
  fieldsOf,
  postChunk,
  uploadFile,
  BROKEN_WORD as word,
} from '../../testing/upload-file.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
});
afterAll(() => product.close());

function plan(filename: string, bytes: number): ChunkPlan {
  return {
    identifier: `${bytes}-${filename}-${randomBytes(4).toString('hex')}`,
    filename,
    content: randomBytes(bytes),
  };
}

describe('chunked upload', () => {
  it('answers 204 for a missing chunk, 200 for a stored one, and joins chunks sent in any order', async () => {
    const file = plan('合同.docx', 2.5 * CHUNK_BYTES);
    expect((await user.request(testChunk, { query: fieldsOf(file, 1) })).status).toBe(204);
    for (const number of [3, 1, 2])
      expect((await postChunk(product.server, user, file, number)).statusCode).toBe(200);
    expect((await user.request(testChunk, { query: fieldsOf(file, 1) })).status).toBe(200);
    const stored = await user.call(completeUpload, { body: completionOf(file) });
    expect(stored).toMatchObject({ name: '合同.docx', size: file.content.length, kind: 'word' });
    expect(stored.sha256).toBe(createHash('sha256').update(file.content).digest('hex'));
  });

  it('answers 409 while chunks are missing, and the same file when completion is requested twice', async () => {
    const file = plan('a.txt', CHUNK_BYTES + 1);
    await postChunk(product.server, user, file, 1);
    const early = await user.request(completeUpload, { body: completionOf(file) });
    expect([early.status, early.body.message]).toEqual([409, '文件还没有传完，请继续上传']);
    await postChunk(product.server, user, file, 2);
    const first = await user.call(completeUpload, { body: completionOf(file) });
    expect(await user.call(completeUpload, { body: completionOf(file) })).toEqual(first);
  });

  it('gives the same file to a request that completes it while another request does', async () => {
    const file = plan('twice.txt', CHUNK_BYTES + 1);
    for (const number of [1, 2]) await postChunk(product.server, user, file, number);
    const complete = () => user.call(completeUpload, { body: completionOf(file) });
    const files = await Promise.all(Array.from({ length: 8 }, complete));
    expect(new Set(files.map(({ fileId }) => fileId)).size).toBe(1);
  });

  it('continues after a server restart', async () => {
    const file = plan('b.txt', 2 * CHUNK_BYTES);
    await postChunk(product.server, user, file, 1);
    const restarted = await composeServer(
      product.config,
      product.databaseUrl,
      createLogger('silent', 'test'),
    );
    try {
      const second = { ...user, request: user.request };
      expect((await second.request(testChunk, { query: fieldsOf(file, 1) })).status).toBe(200);
      expect((await postChunk(restarted, user, file, 2)).statusCode).toBe(200);
      expect((await user.call(completeUpload, { body: completionOf(file) })).size).toBe(2 * CHUNK_BYTES);
    } finally {
      await restarted.stop();
    }
  });

  it('does not resume with a file whose content changed', async () => {
    const file = plan('c.txt', 2 * CHUNK_BYTES);
    await postChunk(product.server, user, file, 1);
    const changed = createHash('sha256').update('other').digest('hex');
    const same = createHash('sha256').update(chunkOf(file, 1)).digest('hex');
    expect(
      (await user.request(testChunk, { query: { ...fieldsOf(file, 1), chunkSha256: changed } })).status,
    ).toBe(204);
    expect(
      (await user.request(testChunk, { query: { ...fieldsOf(file, 1), chunkSha256: same } })).status,
    ).toBe(200);
  });

  it('keeps a good chunk when a bad one is sent in its place', async () => {
    const file = plan('g.txt', 10);
    await postChunk(product.server, user, file, 1);
    const short = { ...file, content: file.content.subarray(0, 3) };
    const refused = await postChunk(product.server, user, short, 1, { currentChunkSize: 10, totalSize: 10 });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      '分片内容与声明的大小不一致，请重新上传',
    ]);
    const wrongHash = await postChunk(product.server, user, file, 1, { chunkSha256: 'a'.repeat(64) });
    expect(wrongHash.statusCode).toBe(400);
    const stored = await user.call(completeUpload, { body: completionOf(file) });
    expect(stored.sha256).toBe(createHash('sha256').update(file.content).digest('hex'));
  });

  it('asks for all chunks again when a stored chunk is lost', async () => {
    const file = plan('h.txt', CHUNK_BYTES + 5);
    await postChunk(product.server, user, file, 1);
    await postChunk(product.server, user, file, 2);
    rmSync(join(product.config.dataFolder, 'blobs', 'uploads'), { recursive: true });
    expect((await user.request(completeUpload, { body: completionOf(file) })).status).toBe(409);
    expect((await user.request(testChunk, { query: fieldsOf(file, 1) })).status).toBe(204);
  });

  it('can be cancelled and started again', async () => {
    const file = plan('i.txt', 2 * CHUNK_BYTES);
    await postChunk(product.server, user, file, 1);
    await user.call(cancelUpload, { query: { identifier: file.identifier } });
    expect((await user.request(testChunk, { query: fieldsOf(file, 1) })).status).toBe(204);
    for (const number of [1, 2]) await postChunk(product.server, user, file, number);
    expect((await user.call(completeUpload, { body: completionOf(file) })).size).toBe(2 * CHUNK_BYTES);
  });

  it('refuses more than 200 MB before the first byte is sent', async () => {
    const fields = { ...fieldsOf(plan('d.bin', 10), 1), totalSize: 201 * 1024 * 1024, totalChunks: 200 };
    const { status, body } = await user.request(testChunk, { query: fields });
    expect([status, body.message]).toEqual([413, '文件超过 200 MB，无法上传']);
  });

  it('accepts any kind of file', async () => {
    const file = plan('数据.xyz', 20);
    expect((await postChunk(product.server, user, file, 1)).statusCode).toBe(200);
    expect(await user.call(completeUpload, { body: completionOf(file) })).toMatchObject({
      size: 20,
      kind: null,
    });
  });

  it.each([
    ['an empty file', '空.docx', Buffer.alloc(0), '这是空文件'],
    ['a file of nothing but zeros', '坏.pdf', Buffer.alloc(4096), '文件已损坏'],
    ['a Word file cut off in the middle', '半份.docx', word.subarray(0, word.length / 2), '文件不完整'],
    ['an archive', '合同.docx', brokenZip('合同一.pdf 合同二.pdf'), '这是压缩包'],
    ['an empty archive', '空.zip', brokenZip('').subarray(4), '这是压缩包'],
  ])('refuses %s with a sentence of its own and keeps nothing of it', async (_, filename, content, words) => {
    const file = { identifier: randomBytes(8).toString('hex'), filename, content };
    expect((await postChunk(product.server, user, file, 1)).statusCode).toBe(200);
    const { status, body } = await user.request(completeUpload, { body: completionOf(file) });
    expect(status).toBe(422);
    expect(body.message).toContain(words);
    expect((await user.request(testChunk, { query: fieldsOf(file, 1) })).status).toBe(204);
  });

  it.each([
    ['Word', '合同.docx', word],
    ['a table under the name of a Word file', '清单.docx', brokenZip('xl/workbook.xml')],
    ['OpenDocument', '合同.odt', brokenZip('mimetype content.xml')],
    ['OFD', '合同.ofd', brokenZip('OFD.xml')],
    ['text', '合同.docx', Buffer.from('合同')],
  ])('leaves %s to the reader, whatever it is called', async (_, filename, content) => {
    const id = await uploadFile(product.server, user, filename, content);
    expect((await user.call(readStoredFile, { query: { fileId: id } })).size).toBe(content.length);
  });

  it('keeps two users with one identifier apart', async () => {
    const other = await product.signIn();
    const file = plan('e.txt', 100);
    await postChunk(product.server, user, file, 1);
    expect((await other.request(testChunk, { query: fieldsOf(file, 1) })).status).toBe(204);
    expect((await other.request(completeUpload, { body: completionOf(file) })).status).toBe(409);
  });

  it('stores the same bytes for two teams as two files', async () => {
    const other = await product.signIn();
    const file = plan('f.txt', 100);
    await postChunk(product.server, user, file, 1);
    await postChunk(product.server, other, file, 1);
    const mine = await user.call(completeUpload, { body: completionOf(file) });
    const theirs = await other.call(completeUpload, { body: completionOf(file) });
    expect(mine.sha256).toBe(theirs.sha256);
    const body = { originFileId: mine.fileId, targetFileId: mine.fileId };
    const { id } = await user.call(createComparison, { body });
    expect((await other.request(createComparison, { body })).status).toBe(404);
    expect((await user.call(readComparison, { params: { id } })).origin.fileId).toBe(mine.fileId);
  });

  it('finds a stored file by its id in its own space only', async () => {
    const file = plan('g.pdf', 100);
    await postChunk(product.server, user, file, 1);
    const stored = await user.call(completeUpload, { body: completionOf(file) });
    const query = { fileId: stored.fileId };
    expect(await user.call(readStoredFile, { query })).toEqual(stored);
    const stranger = await product.signIn();
    expect((await stranger.request(readStoredFile, { query })).status).toBe(404);
  });
});
