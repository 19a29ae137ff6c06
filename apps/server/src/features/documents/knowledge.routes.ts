import {
  copyKnowledge,
  deleteFolder,
  deleteKnowledge,
  deleteKnowledgeVersion,
  downloadKnowledge,
  downloadKnowledgeFacts,
  emptyKnowledgeTrash,
  factColumns,
  getDocInfoStatistics,
  getDocumentById,
  insertFolder,
  insertKnowledge,
  KNOWLEDGE_TAGS_LISTED,
  listFolders,
  listKnowledge,
  listKnowledgeTags,
  listTrash,
  makeKnowledgeVersionCurrent,
  purgeKnowledge,
  readKnowledgeFacts,
  restoreKnowledge,
  searchKnowledge,
  updateFolder,
  updateKnowledge,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { type FactsParts, readFacts, writeFacts } from './facts.service.ts';
import { changeFolder, createFolder, listFoldersOf, removeFolder } from './folders.service.ts';
import { listTags } from './knowledge.repository.ts';
import {
  addDocument,
  changeDocuments,
  copyDocuments,
  documentsOf,
  type KnowledgeParts,
  listDocumentsOf,
} from './knowledge.service.ts';
import { searchDocuments } from './search.service.ts';
import { fold } from './search-text.ts';
import { readStorage } from './storage.service.ts';
import {
  emptyTrash,
  listTrashOf,
  purgeDocuments,
  restoreDocuments,
  trashDocuments,
} from './trash.service.ts';
import { deleteVersion, documentWithVersions, fileToDownload, makeCurrent } from './versions.service.ts';

export function knowledgeRoutes(parts: KnowledgeParts & FactsParts): readonly RouteHandler[] {
  return [
    ...shelfRoutes(parts),
    ...readRoutes(parts),
    ...factsRoutes(parts),
    ...trashRoutes(parts),
    ...folderRoutes(parts),
  ];
}

function factsRoutes(parts: FactsParts): readonly RouteHandler[] {
  return [
    handle(readKnowledgeFacts, async ({ body, context: { scope } }) => readFacts(parts, scope, body)),
    handle(downloadKnowledgeFacts, async ({ query, context: { scope } }) => {
      const named = query.columns?.split(',');
      const columns = factColumns.filter((column) => named?.includes(column) ?? true);
      return writeFacts(parts, scope, query.documentIds.split(','), columns);
    }),
  ];
}

function shelfRoutes(parts: KnowledgeParts): readonly RouteHandler[] {
  return [
    handle(insertKnowledge, async ({ body, context: { scope } }) => {
      const id = await addDocument(parts, scope, body);
      const [document] = await documentsOf(parts.database, scope, [id]);
      if (!document) throw new AppError('NOT_FOUND');
      return document;
    }),
    handle(updateKnowledge, async ({ body, context: { scope } }) => ({
      items: await changeDocuments(parts, scope, body.ids, body),
    })),
    handle(copyKnowledge, async ({ body, context: { scope } }) => ({
      items: await copyDocuments(parts, scope, body.ids, body.folderId),
    })),
    handle(deleteKnowledge, async ({ body, context: { scope } }) => {
      await trashDocuments(parts, scope, body.ids);
      return null;
    }),
  ];
}

function readRoutes({
  database,
  blobs,
}: KnowledgeParts & { readonly blobs: BlobStore }): readonly RouteHandler[] {
  return [
    handle(listKnowledge, async ({ body, context: { scope } }) => {
      const { folderId, keyword, from, to, tag, kind, ...page } = body;
      const folderIds = folderId === null || folderId === undefined ? folderId : [folderId];
      const name = keyword === undefined ? undefined : fold(keyword);
      return listDocumentsOf(database, scope, { folderIds, name, tag, kind, ...times({ from, to }) }, page);
    }),
    handle(searchKnowledge, async ({ body, context: { scope } }) =>
      searchDocuments(database, scope, { ...body, ...times(body) }),
    ),
    handle(getDocumentById, async ({ query, context: { scope } }) =>
      documentWithVersions(database, scope, query.id),
    ),
    handle(getDocInfoStatistics, async ({ context: { scope } }) => readStorage(database, scope)),
    handle(listKnowledgeTags, async ({ context: { scope } }) => {
      const tags = await listTags(database, scope, KNOWLEDGE_TAGS_LISTED);
      return { items: tags.slice(0, KNOWLEDGE_TAGS_LISTED), isAll: tags.length <= KNOWLEDGE_TAGS_LISTED };
    }),
    handle(downloadKnowledge, async ({ query, context: { scope } }) => {
      const file = await fileToDownload(database, scope, query.id);
      return storedFile(blobs, { ...file, type: 'application/octet-stream' });
    }),
  ];
}

function trashRoutes(parts: KnowledgeParts): readonly RouteHandler[] {
  return [
    handle(listTrash, async ({ query, context: { scope } }) => listTrashOf(parts.database, scope, query)),
    handle(restoreKnowledge, async ({ body, context: { scope } }) => {
      await restoreDocuments(parts, scope, body.ids);
      return null;
    }),
    handle(purgeKnowledge, async ({ body, context: { scope } }) => {
      await purgeDocuments(parts.database, scope, body.ids);
      return null;
    }),
    handle(emptyKnowledgeTrash, async ({ context: { scope } }) => ({
      purged: await emptyTrash(parts.database, scope),
    })),
    handle(makeKnowledgeVersionCurrent, async ({ body, context: { scope } }) =>
      makeCurrent(parts.database, scope, body.id),
    ),
    handle(deleteKnowledgeVersion, async ({ body, context: { scope } }) =>
      deleteVersion(parts.database, scope, body.id),
    ),
  ];
}

function folderRoutes({ database, tasks }: KnowledgeParts): readonly RouteHandler[] {
  return [
    handle(listFolders, async ({ context: { scope } }) => ({ items: await listFoldersOf(database, scope) })),
    handle(insertFolder, async ({ body, context: { scope } }) => createFolder(database, scope, body)),
    handle(updateFolder, async ({ body, context: { scope } }) => changeFolder(database, scope, body)),
    handle(deleteFolder, async ({ body, context: { scope } }) => {
      await removeFolder(database, tasks, scope, body.id);
      return null;
    }),
  ];
}

function times({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) {
  const dateOf = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));
  return { from: dateOf(from), to: dateOf(to) };
}
