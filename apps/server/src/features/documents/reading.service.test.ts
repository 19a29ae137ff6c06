import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buildDocument, type DocumentKind, documentOffset, type RevisionView } from '@wenjian/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import type { DocumentReader } from '../../adapters/document-reader/document-reader.port.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { readAs, withoutPictureText } from '../../testing/read-as.ts';
import { createProductDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createReadingService } from './reading.service.ts';
import { findLatestReading } from './readings.repository.ts';

const A4 = { widthPt: 595.28, heightPt: 841.89 };

let testDatabase: TestDatabase;
let handle: DatabaseHandle;
let blobs: BlobStore;
const folder = mkdtempSync(join(tmpdir(), 'wenjian-readings-'));

beforeAll(async () => {
  testDatabase = await createProductDatabase();
  handle = openDatabase(testDatabase.url, () => undefined);
  blobs = await createBlobStore(folder);
});
afterAll(async () => {
  await handle.close();
  await testDatabase.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Reads a file as its own text followed by the view, and remembers each time it was asked. */
function createViewReader(kind: DocumentKind) {
  const asked: RevisionView[] = [];
  const reader: DocumentReader = {
    ...withoutPictureText,
    version: `test-${kind}`,
    async read({ path, revisions }) {
      asked.push(revisions);
      const text = `${await readFile(path, 'utf8')} ${revisions}`;
      const block = {
        id: 'b1',
        type: 'paragraph',
        start: documentOffset(0),
        end: documentOffset(text.length),
      } as const;
      const document = { readerVersion: 'test', kind, pages: null, blocks: [block], text, notRead: [] };
      // Kept only with pages: without them a later reading may do better.
      return { ...(await readAs(document)), pdfPath: path };
    },
  };
  return { reader, asked };
}

async function obtainAll(kind: DocumentKind, views: readonly (RevisionView | undefined)[]) {
  const { reader, asked } = createViewReader(kind);
  const readings = createReadingService(handle.database, blobs, reader);
  const { sha256 } = await blobs.put(Readable.from([`内容 ${kind}`]));
  const documents: string[] = [];
  for (const revisions of views) {
    const options = { signal: new AbortController().signal, onStage: () => undefined };
    const outcome = await readings.obtain(
      { sha256, name: 'x' },
      revisions === undefined ? options : { ...options, revisions },
    );
    if (outcome.kind === 'read') documents.push(outcome.reading.documentSha256);
  }
  return { asked, documents };
}

describe('a reading', () => {
  it('of a file with tracked changes is stored for each view of the changes, and made once for each', async () => {
    const views = ['accepted', 'rejected', 'shown', undefined, 'rejected', 'shown'] as const;
    const { asked, documents } = await obtainAll('docx', views);
    expect(asked).toEqual(['accepted', 'rejected', 'shown']);
    expect(new Set(documents.slice(0, 3)).size).toBe(3);
    expect(documents.slice(3)).toEqual(documents.slice(0, 3));
  });

  it('without pages is stored only on request, made again each time, and replaced by one with pages', async () => {
    const { reader, asked } = createViewReader('docx');
    const pageless: DocumentReader = {
      ...reader,
      async read(request) {
        const outcome = await reader.read(request);
        return outcome.kind === 'read' ? { ...outcome, pdfPath: null } : outcome;
      },
    };
    const { sha256 } = await blobs.put(Readable.from(['没有页面']));
    const options = { signal: new AbortController().signal, onStage: () => undefined };
    const obtain = (from: DocumentReader, isKeptWithoutPages: boolean) =>
      createReadingService(handle.database, blobs, from).obtain(
        { sha256, name: 'x' },
        { ...options, isKeptWithoutPages },
      );
    await obtain(pageless, false);
    expect(await findLatestReading(handle.database, sha256)).toBeNull();
    await obtain(pageless, true);
    expect((await findLatestReading(handle.database, sha256))?.pdfSha256).toBeNull();
    await obtain(reader, false);
    expect((await findLatestReading(handle.database, sha256))?.pdfSha256).toEqual(expect.any(String));
    expect(asked).toHaveLength(3);
    await obtain(pageless, true);
    expect(asked).toHaveLength(3);
  });

  it('of two pictures is refused to those who need text, stored or not, and given to a comparison', async () => {
    const blocks = [1, 2].map((page) => ({ type: 'image' as const, text: '', page }));
    const pages = [A4, A4];
    const document = buildDocument({ readerVersion: 'test', kind: 'pdf', pages, blocks, notRead: [] });
    const reader: DocumentReader = {
      ...withoutPictureText,
      version: 'test-pictures',
      read: async ({ path }) => ({ ...(await readAs(document)), pdfPath: path }),
    };
    const { sha256 } = await blobs.put(Readable.from(['两张图片']));
    const readings = createReadingService(handle.database, blobs, reader);
    const options = { signal: new AbortController().signal, onStage: () => undefined };
    for (let time = 0; time < 2; time++) {
      expect(await readings.obtain({ sha256, name: 'x' }, options)).toMatchObject({
        kind: 'unreadable',
        failure: 'DOCUMENT_EMPTY',
      });
      const taken = await readings.obtain({ sha256, name: 'x' }, { ...options, acceptsPictures: true });
      expect(taken.kind).toBe('read');
    }
  });

  it('of any other file is the same in every view and made once, whichever view is requested first', async () => {
    const { asked, documents } = await obtainAll('pdf', ['rejected', 'accepted', 'shown', undefined]);
    expect(asked).toEqual(['rejected']);
    expect(new Set(documents).size).toBe(1);
  });
});
