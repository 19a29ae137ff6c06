/** The metadata of the files of a check. */
import { append } from '@wenjian/document';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { MetadataReader } from '../../../adapters/metadata-reader/metadata-reader.port.ts';
import type { CheckMetadata, FileMetadata } from '../compare/checked-document.ts';
import { withLocalFiles } from '../text-base/with-local-files.ts';
import type { ReadFile, ReadParty } from './read-parties.ts';

interface MetadataParts {
  readonly blobs: BlobStore;
  readonly metadataReader: MetadataReader;
  readonly signal: AbortSignal;
}

/** Starting a thread takes longer than reading a file; this many files are on the local disk at once. */
const FILES_AT_ONCE = 50;

export async function readMetadata(
  parts: MetadataParts,
  parties: readonly ReadParty[],
  templates: readonly ReadFile[],
): Promise<CheckMetadata> {
  const files = [...parties.flatMap((party) => party.files), ...templates];
  const all: FileMetadata[] = [];
  for (let from = 0; from < files.length; from += FILES_AT_ONCE)
    append(all, await metadataOf(parts, files.slice(from, from + FILES_AT_ONCE)));
  const next = (count: number) => all.splice(0, count);
  return {
    partyNames: Object.fromEntries(
      parties.flatMap(({ docId, name, isNamed }) => (isNamed ? [[docId, name]] : [])),
    ),
    documents: Object.fromEntries(parties.map((party) => [party.docId, next(party.files.length)])),
    templates: all.map(({ metadata }) => metadata),
  };
}

async function metadataOf(
  { blobs, metadataReader, signal }: MetadataParts,
  files: readonly ReadFile[],
): Promise<readonly FileMetadata[]> {
  const hashes = files.map(({ file }) => file.sha256);
  const read = await withLocalFiles(blobs, hashes, (paths) => metadataReader.read(paths, signal));
  return files.map(({ file: { name } }, index) => {
    const metadata = read[index];
    if (metadata === undefined) throw new Error('a file without an answer');
    return { name, metadata };
  });
}
