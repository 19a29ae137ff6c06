/**
 * Stores one document per party: the file's own, or all its files joined, with their pages one after another.
 */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { FileConverter } from '../../../adapters/file-converter/file-converter.port.ts';
import { storeJson } from '../../../platform/documents/stored-json.ts';
import { runEngine } from '../../../platform/queue/engine-thread.ts';
import type { JoinInput, JoinOutput } from '../compare/join.thread.ts';
import type { ReadFile, ReadParty } from '../evidence/read-parties.ts';
import type { KeptDocument } from '../plagiarism.input.ts';
import { withLocalFiles } from './with-local-files.ts';

export interface KeepParts {
  readonly blobs: BlobStore;
  readonly converter: FileConverter;
  readonly signal: AbortSignal;
}

export async function keepDocument(parts: KeepParts, party: ReadParty): Promise<KeptDocument> {
  const [first, ...others] = party.files;
  if (first === undefined) throw new Error('a party without a file');
  return others.length === 0 ? keptAlone(party, first) : keepJoined(parts, party);
}

function keptAlone({ docId, name }: ReadParty, { file, reading }: ReadFile): KeptDocument {
  const { characters, pageCount } = reading.summary;
  const place = { start: 0, end: characters, firstPage: pageCount === null ? null : 1 };
  return {
    docId,
    name,
    origin: 'upload',
    files: [{ name: file.name, sha256: file.sha256, ...place, pageCount: pageCount ?? 0 }],
    documentSha256: reading.documentSha256,
    pdfSha256: reading.pdfSha256,
  };
}

async function keepJoined(parts: KeepParts, { docId, name, files }: ReadParty): Promise<KeptDocument> {
  const { blobs, signal } = parts;
  const pdfSha256 = await mergePages(parts, files);
  const hashes = files.map(({ reading }) => reading.documentSha256);
  const { documentJson, places } = await withLocalFiles(blobs, hashes, (documentPaths) => {
    const input: JoinInput = {
      files: files.map(({ file: { name } }, index) => ({ name, documentPath: documentPaths[index] ?? '' })),
      hasPages: pdfSha256 !== null,
    };
    return runEngine<JoinOutput>({
      entry: new URL('../compare/join.thread.ts', import.meta.url),
      input,
      signal,
    });
  });
  return {
    docId,
    name,
    origin: 'upload',
    files: files.flatMap(({ file }, index) => {
      const place = places[index];
      return place === undefined ? [] : [{ name: file.name, sha256: file.sha256, ...place }];
    }),
    documentSha256: await storeJson(blobs, documentJson),
    pdfSha256,
  };
}

/** Null if one of the files has no pages, or they cannot be joined: then the text is shown. */
async function mergePages(
  { blobs, converter, signal }: KeepParts,
  files: readonly ReadFile[],
): Promise<string | null> {
  const pdfs = files.flatMap(({ reading: { pdfSha256 } }) => (pdfSha256 === null ? [] : [pdfSha256]));
  if (pdfs.length < files.length) return null;
  const outputFolder = await mkdtemp(join(tmpdir(), 'wenjian-pages-'));
  try {
    return await withLocalFiles(blobs, pdfs, async (paths) => {
      const outcome = await converter.convert({
        files: paths.map((path, index) => ({ path, name: `${index + 1}.pdf` })),
        operation: { kind: 'merge' },
        outputFolder,
        signal,
        onProgress: () => undefined,
      });
      const [made] = outcome.kind === 'converted' ? outcome.files : [];
      return made === undefined ? null : (await blobs.put(createReadStream(made.path))).sha256;
    });
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
}
