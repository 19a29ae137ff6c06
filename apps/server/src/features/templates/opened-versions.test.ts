import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDocument } from '@wenjian/document';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BlobMissingError, type BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { createOpenedVersions, type ReadableVersion } from './opened-versions.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenjian-opened-'));
  const document = buildDocument({
    readerVersion: 'test',
    kind: 'txt',
    pages: null,
    blocks: [{ type: 'paragraph', text: '租金：____元' }],
    notRead: [],
  });
  await writeFile(join(folder, 'document'), JSON.stringify(document));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Counts how often a stored document is read. */
function countingStore() {
  const state = { reads: 0, isMissing: false };
  const blobs: Pick<BlobStore, 'withLocalFile'> = {
    withLocalFile: async (sha256, use) => {
      state.reads += 1;
      if (state.isMissing) throw new BlobMissingError(sha256);
      return use(join(folder, 'document'));
    },
  };
  return { state, open: createOpenedVersions(blobs) };
}

const versionAt = (revision: number): ReadableVersion => ({
  id: 'v1',
  teamId: 't1',
  templateId: 'c1',
  number: 1,
  status: 'draft',
  failureMessage: null,
  fileId: 'f1',
  fileName: '租约.txt',
  fileSize: 1,
  fileSha256: 'a',
  documentSha256: 'b',
  pdfSha256: null,
  revision,
  fields: [],
  clauses: [],
  coverage: { examined: [], notExamined: [] },
  createdBy: 'u1',
  createdAt: new Date(0),
  publishedAt: null,
});

it('reads the stored document once per state of a version, however often its text is requested', async () => {
  const { state, open } = countingStore();
  const [one, other] = await Promise.all([open(versionAt(0)), open(versionAt(0))]);
  expect([one.text, other.text, (await open(versionAt(0))).text]).toEqual(Array(3).fill('租金：____元'));
  expect(state.reads).toBe(1);
  await open(versionAt(1));
  expect(state.reads).toBe(2);
});

it('reads again after a failure', async () => {
  const { state, open } = countingStore();
  state.isMissing = true;
  await expect(open(versionAt(0))).rejects.toMatchObject({ errorName: 'GONE' });
  state.isMissing = false;
  expect((await open(versionAt(0))).text).toBe('租金：____元');
});
