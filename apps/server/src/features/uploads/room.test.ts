import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  cancelConversion,
  cancelUpload,
  completeUpload,
  createComparison,
  createConversion,
  createTeam,
  deleteComparison,
  deleteConversion,
  sendChunk,
  testChunk,
} from '@wenjian/api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { FolderBlobStore } from '../../adapters/blob-store/folder.blob-store.ts';
import { files, tasks, uploads } from '../../database/schema.ts';
import { proveTeamScope } from '../../platform/access/team-scope.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { chunkOf, completionOf, fieldsOf, postChunk, uploadFile } from '../../testing/upload-file.ts';
import { grantPlan } from '../billing/index.ts';
import { createUploadService } from './uploads.service.ts';

const triedUploads = countTried('uploads at once over the room');
countTried('chunks beyond what was announced, in number or size', {
  byTests: /^a chunk (that|sent without a length) /,
});

const MB = 1024 ** 2;
let product: TestProduct;
let user: TestUser;
let handle: DatabaseHandle;

beforeAll(async () => {
  product = await startTestProduct();
  handle = openDatabase(product.databaseUrl, () => undefined);
});
beforeEach(async () => {
  user = await product.signIn();
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

/** Says that much, sends ten bytes of it. */
async function begin(megabytes: number, teamId?: string, name = randomBytes(6).toString('hex')) {
  const plan = { identifier: name, filename: `${name}.bin`, content: randomBytes(10) };
  const answer = await postChunk(product.server, user, plan, 1, {
    totalSize: megabytes * MB,
    totalChunks: Math.max(1, megabytes),
    ...(teamId ? { teamId } : {}),
  });
  return { status: answer.statusCode, body: answer.json<{ message: string }>(), name };
}

const partsOf = (): readonly string[] => {
  const folder = join(product.config.dataFolder, 'blobs', 'uploads');
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
};

/** As if it were that large. */
const swell = (fileId: string, megabytes: number) =>
  handle.database
    .update(files)
    .set({ size: megabytes * MB })
    .where(eq(files.id, fileId));

describe('the room for files', () => {
  it('is taken by what uploads announce, from their first chunk on; what was begun goes on', async () => {
    const first = await begin(190);
    expect([first.status, (await begin(190)).status]).toEqual([200, 200]);
    const third = await begin(190);
    expect([third.status, third.body.message]).toEqual([
      409,
      '文件空间不足（共 400 MB，免费空间合计），这份文件没有上传；删除不需要的任务和文档，或升级套餐后可以重试',
    ]);
    expect((await begin(190, undefined, first.name)).status).toBe(200);
    await user.call(cancelUpload, { query: { identifier: first.name } });
    expect((await begin(190)).status).toBe(200);
  });

  it('is not exceeded by uploads that begin at the same moment, nor by other spaces of the same owner', async () => {
    const { teamId } = await user.call(createTeam, { body: { name: '第二个空间' } });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => begin(45, at % 2 ? teamId : undefined)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(16);
    triedUploads(answers.length);
  });

  it('of a paid plan is its own', async () => {
    const { teamId } = await user.call(createTeam, { body: { name: '付费团队' } });
    for (let at = 0; at < 2; at += 1) expect((await begin(200)).status).toBe(200);
    expect((await begin(1, teamId)).status).toBe(409);
    await handle.database.transaction((transaction) => grantPlan(transaction, teamId, 'basic', new Date()));
    expect([(await begin(200, teamId)).status, (await begin(1)).status]).toEqual([200, 409]);
  });

  it('is free again when the task that used a file is deleted, until too much was deleted', async () => {
    const use = async () => {
      const fileId = await uploadFile(product.server, user, `${randomBytes(4).toString('hex')}.txt`, '合同');
      await swell(fileId, 390);
      const { id } = await user.call(createComparison, {
        body: { originFileId: fileId, targetFileId: fileId },
      });
      return () => user.call(deleteComparison, { params: { id } });
    };
    const remove = await use();
    expect((await begin(100)).status).toBe(409);
    await remove();
    const again = await begin(100);
    expect(again.status).toBe(200);
    await user.call(cancelUpload, { query: { identifier: again.name } });
    await (await use())();
    const late = await begin(100);
    expect([late.status, late.body.message.slice(0, 16)]).toEqual([409, '最近删除的文件还在保留期内，占用']);
  });

  it('is taken by results that are files, and a full space starts no further conversion', async () => {
    const fileId = await uploadFile(product.server, user, '合同.txt', '合同');
    const operation = { kind: 'format', to: 'pdf' } as const;
    const request = { body: { fileIds: [fileId], operation } };
    const { id } = await user.call(createConversion, request);
    const outputs = [{ name: '合同.pdf', type: 'application/pdf', sha256: 'a', size: 450 * MB }];
    const summary = { outputs, archive: null, notes: [], failures: [] };
    await handle.database.update(tasks).set({ summary }).where(eq(tasks.id, id));
    const refused = await user.request(createConversion, request);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '文件空间不足（共 400 MB，免费空间合计），任务没有开始，也没有计次；删除不需要的任务和文档，或升级套餐后可以重试',
    ]);
    expect((await begin(1)).status).toBe(409);
    await user.call(cancelConversion, { params: { id } });
    await user.call(deleteConversion, { params: { id } });
    expect((await user.request(createConversion, request)).status).toBe(200);
  });

  it('of an upload that was left alone is that of its chunks, and it has to ask again', async () => {
    const left = await begin(200);
    await handle.database.update(uploads).set({ touchedAt: sql`now() - interval '2 hours'` });
    expect([(await begin(200)).status, (await begin(199)).status]).toEqual([200, 200]);
    expect((await begin(200, undefined, left.name)).status).toBe(409);
  });
});

describe('a chunk', () => {
  const plan = () => ({
    identifier: randomBytes(6).toString('hex'),
    filename: 'a.bin',
    content: randomBytes(1_000),
  });

  it.each([
    ['lies behind the announced end', { totalSize: 999 }],
    ['has a number that is not announced', { chunkNumber: 3 }],
    ['is larger than it says', { currentChunkSize: 500 }],
    ['is smaller than it says', { currentChunkSize: 5_000, totalSize: 5_000 }],
  ])('that %s is refused, and nothing of it stays', async (_, changes) => {
    const before = partsOf();
    const file = plan();
    expect((await postChunk(product.server, user, file, 1, changes)).statusCode).toBe(400);
    expect(partsOf().filter((name) => name.includes('.')).length).toBe(
      before.filter((name) => name.includes('.')).length,
    );
    expect((await user.request(testChunk, { query: fieldsOf(file, 1) })).status).toBe(204);
  });

  it('that makes the upload larger than announced ends it, and its chunks are removed', async () => {
    const file = plan();
    // Small steps: each lies before the announced end, all together do not.
    const tiny = { chunkSize: 1, totalChunks: 5, totalSize: 1_100 };
    expect((await postChunk(product.server, user, file, 1, tiny)).statusCode).toBe(200);
    const second = await postChunk(product.server, user, file, 1, { ...tiny, chunkNumber: 2 });
    expect([second.statusCode, second.json().message]).toEqual([400, '分片超出声明的文件大小，请重新上传']);
    const body = { ...completionOf(file), totalSize: 1_100, totalChunks: 5 };
    expect((await user.request(completeUpload, { body })).status).toBe(409);
  });

  it('of another file under the same name leaves nothing of the one before', async () => {
    const file = plan();
    await postChunk(product.server, user, file, 1);
    const before = partsOf();
    for (let size = 2_000; size < 2_010; size += 1)
      await postChunk(product.server, user, file, 1, { totalSize: size });
    expect(partsOf().length).toBe(before.length);
  });

  it('sent without a length is counted as it arrives', async () => {
    await product.server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = product.server.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const send = async (bytes: number) => {
      const file = { ...plan(), content: randomBytes(bytes) };
      const form = new FormData();
      const fields = { ...fieldsOf(file, 1), currentChunkSize: 1_000, totalSize: 1_000, totalChunks: 1 };
      for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
      form.set('file', new Blob([Uint8Array.from(chunkOf(file, 1))]), file.filename);
      const { headers, body } = new Response(form);
      const answer = await fetch(`http://127.0.0.1:${port}${sendChunk.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${user.accessToken}`,
          'content-type': headers.get('content-type') ?? '',
          // Or closing the server would wait for it.
          connection: 'close',
        },
        body,
        duplex: 'half',
      });
      return answer.status;
    };
    expect([await send(1_000), await send(400_000)]).toEqual([200, 400]);
  });

  it('cancelled while its chunks are joined counts as the file that its bytes became', async () => {
    const file = { ...plan(), content: randomBytes(1_000) };
    await postChunk(product.server, user, file, 1);
    class CancelledMeanwhile extends FolderBlobStore {
      override async assemble(partsKey: string, count: number) {
        const blob = await super.assemble(partsKey, count);
        await user.call(cancelUpload, { query: { identifier: file.identifier } });
        return blob;
      }
    }
    const store = new CancelledMeanwhile(join(product.config.dataFolder, 'blobs'));
    const [begun] = await handle.database
      .select()
      .from(uploads)
      .where(eq(uploads.identifier, file.identifier));
    const scope = proveTeamScope(user.teamId, begun?.userId ?? '', 'owner');
    const stored = await createUploadService(handle.database, store).complete(scope, completionOf(file));
    const [counted] = await handle.database.select().from(files).where(eq(files.id, stored.id));
    expect(counted).toMatchObject({ teamId: user.teamId, size: 1_000 });
    expect((await user.request(testChunk, { query: fieldsOf(file, 1) })).status).toBe(204);
  });
});
