/** One archive of everything a person or a space has, streamed into the store: rows as JSON, files as they are. */
import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { BlobStore, BlobSummary } from '../../adapters/blob-store/blob-store.port.ts';
import { safeName } from './archive-names.ts';
import type { ArchivedTable } from './archive-rows.ts';
import { dataRightsText as text } from './data-rights.text.ts';

export interface ArchivedContent {
  readonly folder: keyof typeof text.folders;
  readonly id: string;
  readonly name: string;
  readonly sha256: string;
}

export interface ArchiveParts {
  readonly spaceName: string;
  readonly tables: readonly ArchivedTable[];
  readonly contents: readonly ArchivedContent[];
}

/** Enough of an id to distinguish files with the same name. */
const ID_CHARACTERS = 8;

export async function writeArchive(
  blobs: BlobStore,
  { spaceName, tables, contents }: ArchiveParts,
  signal: AbortSignal,
): Promise<BlobSummary> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  const stop = () => fail(new Error('the archive is not wanted any more'));
  zip.on('error', fail);
  signal.addEventListener('abort', stop, { once: true });
  const add = (name: string, isCompressed: boolean, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { compress: isCompressed }, (done) => {
      open().then((stream) => done(null, endingTogether(stream, output)), fail);
    });
  const missing: string[] = [];
  zip.addBuffer(Buffer.from(text.explanation(spaceName, new Date().toISOString())), text.readMe);
  for (const table of tables)
    add(`${text.folders.tables}/${table.name}.json`, true, async () => Readable.from(table.rows()));
  for (const content of contents) {
    const name = entryName(content);
    add(name, content.folder === 'results', async () => {
      const blob = await blobs.open(content.sha256);
      if (!blob) missing.push(name);
      return blob?.stream ?? Readable.from([]);
    });
  }
  // Requested last, when it is known.
  add(text.missingFile, true, async () => Readable.from([missing.length === 0 ? '' : text.missing(missing)]));
  zip.end();
  try {
    return await blobs.put(output);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * yazl does not handle errors of its input streams, and an unhandled error would end the process. Half-read
 * streams are closed.
 */
function endingTogether(stream: Readable, output: Readable): Readable {
  const close = () => stream.destroy();
  stream.on('error', (error) => output.destroy(error));
  output.once('close', close);
  stream.once('close', () => output.off('close', close));
  if (output.destroyed) close();
  return stream;
}

function entryName({ folder, id, name }: ArchivedContent): string {
  return `${text.folders[folder]}/${id.slice(0, ID_CHARACTERS)}-${safeName(name)}`;
}
