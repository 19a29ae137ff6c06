import { Readable } from 'node:stream';
import {
  createContractTemplate,
  deleteContractTemplate,
  readContractTemplate,
  readTemplateVersion,
} from '@wenjian/api';
import { buildDocument } from '@wenjian/document';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { proveTeamScope } from '../../platform/access/team-scope.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import type { PlainReadingService } from '../documents/index.ts';
import { templateReadingJob } from './reading.job.ts';
import { listVersions } from './templates.repository.ts';
import { templatesServerText } from './templates.text.ts';

let product: TestProduct;
let user: TestUser;
let handle: DatabaseHandle;

/** Without a worker: the tests run the job themselves. */
beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
  handle = openDatabase(product.databaseUrl, () => undefined);
});
afterAll(async () => {
  await handle.close();
  await product.close();
});

async function waiting(name: string) {
  const fileId = await uploadFile(product.server, user, name, '甲方：____');
  const { id } = await user.call(createContractTemplate, { body: { fileId } });
  const scope = proveTeamScope(user.teamId, user.teamId, 'member');
  const [version] = await listVersions(handle.database, scope, [id]);
  return { id, sha256: version?.fileSha256 ?? '', payload: { versionId: version?.id ?? '' } };
}

async function run(readings: PlainReadingService, payload: { versionId: string }, findingSeconds?: number) {
  const blobs = await createBlobStore(`${product.config.dataFolder}/blobs`);
  const job = templateReadingJob({ database: handle.database, blobs, readings }, findingSeconds);
  await job.run({
    payload,
    signal: new AbortController().signal,
    isLastAttempt: false,
    advanced: () => undefined,
  });
}

it('a reading whose template is deleted meanwhile is ended, and is not an error', async () => {
  const { id, payload } = await waiting('删除.txt');
  const begun = Promise.withResolvers<void>();
  const readings: PlainReadingService = {
    obtain: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        begun.resolve();
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
  };
  const running = run(readings, payload);
  await begun.promise;
  await user.call(deleteContractTemplate, { params: { id } });
  await running;
});

it('a search for blanks that takes too long ends with a sentence, and is not tried again', async () => {
  const { id, sha256, payload } = await waiting('很久.txt');
  const reading = { documentSha256: sha256, pdfSha256: null, summary: {} as never, hasText: true };
  await run({ obtain: async () => ({ kind: 'read', reading }) }, payload, 0);
  const { versions } = await user.call(readContractTemplate, { params: { id } });
  expect(versions[0]).toMatchObject({ status: 'failed', failure: templatesServerText.findingTooLong });
});

it.each([
  ['puts the pages in place when they are laid out', '甲方：____', true],
  ['stays without pages when they say something else', '甲方：____。', false],
])('a version has its fields before its pages, and %s', async (_, laidOut, hasPages) => {
  const { id, payload } = await waiting(`${laidOut}.txt`);
  const blobs = await createBlobStore(`${product.config.dataFolder}/blobs`);
  const put = async (words: string) => {
    const blocks = [{ type: 'paragraph', text: words } as const];
    const document = buildDocument({ readerVersion: '1', kind: 'docx', pages: null, blocks, notRead: [] });
    return (await blobs.put(Readable.from([JSON.stringify(document)]))).sha256;
  };
  const detail = () => user.call(readTemplateVersion, { params: { id, number: 1 } });
  const meanwhile: unknown[] = [];
  const reading = async (words: string, pdfSha256: string | null) => ({
    kind: 'read' as const,
    reading: { documentSha256: await put(words), pdfSha256, summary: {} as never, hasText: true },
  });
  await run(
    {
      async obtain(_file, { isTextOnly }) {
        if (isTextOnly) return reading('甲方：____', null);
        const { hasPdf, isLaidOutLater, fields } = await detail();
        meanwhile.push([hasPdf, isLaidOutLater, fields.length]);
        return reading(laidOut, await put('页面'));
      },
    },
    payload,
  );
  expect(meanwhile).toEqual([[false, true, 1]]);
  const { hasPdf, isLaidOutLater, fields } = await detail();
  expect([hasPdf, isLaidOutLater, fields.length]).toEqual([hasPages, false, 1]);
});
