/** The text base of the command line: a separate space in the same tables, without a signed-in user. */
import type { Document, NotExamined } from '@wenjian/document';
import type { DocumentFrequencies, Source } from '@wenjian/plagiarism';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { TextBase } from '../../../adapters/text-base/text-base.port.ts';
import { proveTeamScope, type TeamScope } from '../../../platform/access/team-scope.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { readStoredJson, storeJson } from '../../../platform/documents/stored-json.ts';
import { createSpace } from '../../teams/index.ts';
import { coverageText, plagiarismServerText as text } from '../plagiarism.text.ts';
import { findInBase } from './search-text-base.ts';
import {
  countReady,
  findBySource,
  listByContent,
  moveSource,
  obtainLocalUser,
  requestDocument,
  settleDocument,
} from './text-base.repository.ts';

/** A file as the command line has read it. */
export interface LocalFile {
  readonly name: string;
  /** Its path: the same file later is the same document, with its new content. */
  readonly source: string;
  readonly size: number;
  readonly sha256: string;
}

export interface FileToAdd extends LocalFile {
  readonly document: Document;
  readonly hashes: Int32Array;
}

export interface AddedFile {
  readonly documentId: string;
  readonly outcome: 'added' | 'updated' | 'unchanged';
}

export interface LocalSearch {
  readonly sources: readonly (Source & { readonly name: string; readonly names: readonly string[] })[];
  readonly frequencies: DocumentFrequencies;
  readonly notExamined: readonly NotExamined[];
}

export interface LocalTextBase {
  /** The document that already has this content; null if it has to be read. */
  findContent(file: LocalFile): Promise<AddedFile | null>;
  add(file: FileToAdd): Promise<AddedFile>;
  /** Leaves out the document imported from the checked file itself. */
  search(source: string, hashes: Int32Array, signal: AbortSignal): Promise<LocalSearch>;
  countDocuments(): Promise<number>;
}

export interface LocalTextBaseParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly textBase: TextBase;
}

export async function createLocalTextBase(parts: LocalTextBaseParts): Promise<LocalTextBase> {
  const { database } = parts;
  const scope = await database.transaction(obtainScope);
  return {
    findContent: (file) => findContent(parts, scope, file),
    add: (file) => addFile(parts, scope, file),
    search: (source, hashes, signal) => searchSources(parts, scope, { source, hashes, signal }),
    countDocuments: () => countReady(database, scope),
  };
}

/** Anybody who may use the data folder may use this space, and no other. */
async function obtainScope(connection: Connection): Promise<TeamScope> {
  const { userId, teamId } = await obtainLocalUser(connection);
  const space = { name: text.localSpace, type: 'team', ownerId: userId } as const;
  return proveTeamScope(teamId ?? (await createSpace(connection, space)), userId, 'owner');
}

async function findContent(
  { database }: LocalTextBaseParts,
  scope: TeamScope,
  { source, sha256 }: LocalFile,
): Promise<AddedFile | null> {
  const [known] = await listByContent(database, scope, [sha256]);
  if (known?.status !== 'ready') return null;
  // The path may have had another content before, which may now have no path at all.
  const isChanged = await database.transaction((transaction) =>
    moveSource(transaction, scope, source, known.id),
  );
  return { documentId: known.id, outcome: isChanged ? 'updated' : 'unchanged' };
}

/** Ready only when its fingerprints are indexed: an interrupted run is repeated by the next. */
async function addFile(
  { database, blobs, textBase }: LocalTextBaseParts,
  scope: TeamScope,
  { document, hashes, source, ...file }: FileToAdd,
): Promise<AddedFile> {
  const documentSha256 = await storeJson(blobs, JSON.stringify(document));
  const requested = await requestDocument(database, scope, file);
  const [known] = await listByContent(database, scope, [file.sha256]);
  const documentId = requested ?? known?.id;
  if (documentId === undefined) throw new Error('a document that was just requested is not there');
  await textBase.openIndex(scope).put([{ documentId, hashes }]);
  const isChanged = await database.transaction(async (transaction) => {
    const isReplacing = await moveSource(transaction, scope, source, documentId);
    await settleDocument(transaction, scope, documentId, {
      status: 'ready',
      documentSha256,
      characters: document.text.length,
      pageCount: document.pages?.length ?? null,
    });
    return isReplacing;
  });
  return { documentId, outcome: isChanged ? 'updated' : 'added' };
}

async function searchSources(
  parts: LocalTextBaseParts,
  scope: TeamScope,
  asked: { readonly source: string; readonly hashes: Int32Array; readonly signal: AbortSignal },
): Promise<LocalSearch> {
  const own = await findBySource(parts.database, scope, asked.source);
  const found = await findInBase(parts, scope, asked.hashes, {
    own: own === null ? [] : [{ ...own, reason: coverageText.ownFileReason }],
    signal: asked.signal,
  });
  const sources: LocalSearch['sources'][number][] = [];
  for (const { id, name, names, documentSha256 } of found.documents) {
    asked.signal.throwIfAborted();
    sources.push({
      id,
      name,
      names,
      document: (await readStoredJson(parts.blobs, documentSha256)) as Document,
    });
  }
  return { sources, frequencies: found.frequencies, notExamined: found.notExamined };
}
