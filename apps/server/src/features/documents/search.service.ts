/** Full-text search: a phrase in names and pages, with the text around it; where nothing has it, documents with all of its words. */
import { append } from '@wenjian/document';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { readingSummary } from './document.summary.ts';
import { subtreeOf } from './folder-tree.ts';
import { listFolderRows } from './folders.repository.ts';
import { indexDocument } from './index-document.ts';
import {
  type DocumentFilter,
  listByDocumentIds,
  listFoldedBefore,
  saveFoldedName,
} from './knowledge.repository.ts';
import { presentDocument } from './present-knowledge.ts';
import {
  type Candidate,
  countHits,
  findVersions,
  listCandidates,
  listHits,
  savePages,
} from './search.repository.ts';
import { snippetOf } from './search-snippet.ts';
import { FOLD_VERSION, findPhrase, fold, searchedName } from './search-text.ts';
import { foundForAll, joinMarks, wordsOf } from './search-words.ts';
import { listUnindexed, lockUnindexed } from './versions.repository.ts';

/** Up to this many candidate pages all are checked; with more, only as many documents as are shown. */
const PAGES_LOOKED_INTO = 2_000;
const WALK_FIRST = 50;
const WALK_MOST = 800;
const HITS_SHOWN = 3;
const UNINDEXED_AT_ONCE = 50;
const NAMES_AT_ONCE = 500;

export interface SearchQuery extends Omit<DocumentFilter, 'folderIds' | 'name'> {
  readonly keyword: string;
  readonly folderId?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export async function searchDocuments(connection: Connection, scope: TeamScope, query: SearchQuery) {
  const phrase = fold(query.keyword);
  if (phrase === '') return { items: [], total: 0, isTotalExact: true, words: [] };
  const filter = await filterOf(connection, scope, query);
  const search = { connection, scope, phrase, filter };
  const from = (query.page - 1) * query.pageSize;
  const whole = await findDocuments(search, from + query.pageSize + 1);
  const words = whole.found.length > 0 ? [] : wordsOf(query.keyword);
  const sought = words.length === 0 ? [phrase] : words;
  const { found, isAll } = words.length === 0 ? whole : await findWithAll(search, words);
  const items = await present(search, sought, found.slice(from, from + query.pageSize));
  return { items, total: found.length, isTotalExact: isAll, words: [...words] };
}

/** Documents that are looked at for each of several words. */
const MOST_EACH = 1_000;

async function findWithAll(search: Search, words: readonly string[]) {
  const lists: (readonly Found[])[] = [];
  let isAll = true;
  for (const word of words) {
    const one = await findDocuments({ ...search, phrase: word }, MOST_EACH);
    lists.push(one.found);
    isAll &&= one.isAll;
  }
  return { found: foundForAll(lists), isAll };
}

/** Indexes what was read and is not yet indexed; several workers share the work. */
export async function indexMissing(
  database: Database,
  blobs: BlobStore,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const passed: string[] = [];
  for (;;) {
    const missing = await listUnindexed(database, passed, UNINDEXED_AT_ONCE);
    if (missing.length === 0) return;
    for (const taskId of missing) {
      if (signal.aborted) return;
      passed.push(taskId);
      try {
        await database.transaction((transaction) => indexVersion(transaction, blobs, taskId, signal));
      } catch (error) {
        log.error({ err: error, taskId }, 'document not indexed');
      }
    }
  }
}

async function indexVersion(
  connection: Connection,
  blobs: BlobStore,
  taskId: string,
  signal: AbortSignal,
): Promise<void> {
  const version = await lockUnindexed(connection, taskId);
  if (!version) return;
  const { documentSha256 } = readingSummary.parse(version.summary);
  const { pages } = await indexDocument(blobs, documentSha256, version, signal);
  await savePages(connection, version, taskId, pages);
}

/** Normalises names by the current rules; otherwise a search would not find them. */
export async function foldNames(database: Database, signal: AbortSignal): Promise<void> {
  for (;;) {
    const rows = await listFoldedBefore(database, FOLD_VERSION, NAMES_AT_ONCE);
    for (const row of rows) await saveFoldedName(database, row, searchedName(row.name));
    if (rows.length < NAMES_AT_ONCE || signal.aborted) return;
  }
}

interface Found extends Candidate {
  readonly hitPages: number;
}

interface Search {
  readonly connection: Connection;
  readonly scope: TeamScope;
  readonly phrase: string;
  readonly filter: DocumentFilter;
}

/** The first documents to be shown are checked at once: words that are nearly everywhere need no index. */
async function findDocuments(search: Search, enough: number) {
  const { connection, scope, phrase, filter } = search;
  const range = { taskIds: null, from: 0, limit: WALK_FIRST };
  const first = await listCandidates(connection, scope, phrase, filter, range);
  const found = await verify(search, first);
  if (first.length < WALK_FIRST) return { found, isAll: true };
  if (found.length >= enough) return { found, isAll: false };
  const taskIds = await findVersions(connection, scope, phrase, PAGES_LOOKED_INTO);
  if (taskIds) return { found: await verifyAll(search, taskIds), isAll: true };
  return { found: await walk(search, enough), isAll: false };
}

/** A page with all grams may still not have the phrase: each one is checked. */
async function verifyAll(search: Search, taskIds: readonly string[]): Promise<readonly Found[]> {
  const { connection, scope, phrase, filter } = search;
  const range = { taskIds, from: 0, limit: Number.MAX_SAFE_INTEGER };
  return verify(search, await listCandidates(connection, scope, phrase, filter, range));
}

/** Document by document in the order they are shown, until there are enough. */
async function walk(search: Search, enough: number): Promise<readonly Found[]> {
  const { connection, scope, phrase, filter } = search;
  const found: Found[] = [];
  let from = 0;
  for (let limit = WALK_FIRST; ; limit = Math.min(2 * limit, WALK_MOST)) {
    const range = { taskIds: null, from, limit };
    const candidates = await listCandidates(connection, scope, phrase, filter, range);
    append(found, await verify(search, candidates));
    from += candidates.length;
    if (found.length >= enough || candidates.length < limit) return found;
  }
}

async function verify(search: Search, candidates: readonly Candidate[]): Promise<readonly Found[]> {
  const { connection, scope, phrase } = search;
  const hits = await countHits(
    connection,
    scope,
    phrase,
    candidates.map(({ taskId }) => taskId),
  );
  return candidates.flatMap((candidate) => {
    const hitPages = hits.get(candidate.taskId) ?? 0;
    return hitPages > 0 || candidate.isNamed ? [{ ...candidate, hitPages }] : [];
  });
}

async function filterOf(
  connection: Connection,
  scope: TeamScope,
  query: SearchQuery,
): Promise<DocumentFilter> {
  const { folderId, tag, kind, from, to } = query;
  const filter = { tag, kind, from, to };
  if (folderId === undefined) return filter;
  return { ...filter, folderIds: subtreeOf(await listFolderRows(connection, scope), folderId) };
}

async function present({ connection, scope }: Search, words: readonly string[], found: readonly Found[]) {
  const ids = found.map(({ documentId }) => documentId);
  const rows = await listByDocumentIds(connection, scope, ids);
  const withHits = found.flatMap(({ taskId, hitPages }) => (hitPages > 0 ? [taskId] : []));
  const hits = await hitsOf(connection, scope, words, withHits);
  return found.flatMap(({ documentId, taskId, hitPages }) => {
    const row = rows.find(({ document }) => document.id === documentId);
    if (!row) return [];
    const document = presentDocument(row, scope);
    return {
      document,
      name: {
        text: document.name,
        marks: joinMarks(words.flatMap((word) => findPhrase(document.name, word))),
      },
      hits: hits
        .filter((hit) => hit.taskId === taskId)
        .slice(0, HITS_SHOWN)
        .map(({ page, text, word }) => ({ page, ...snippetOf(text, word) })),
      hitPages,
    };
  });
}

/** The first places of each word, of the first word first. */
async function hitsOf(
  connection: Connection,
  scope: TeamScope,
  words: readonly string[],
  taskIds: readonly string[],
) {
  const each = Math.max(1, Math.ceil(HITS_SHOWN / words.length));
  const lists = [];
  for (const word of words)
    lists.push((await listHits(connection, scope, word, taskIds, each)).map((hit) => ({ ...hit, word })));
  return lists.flat();
}
