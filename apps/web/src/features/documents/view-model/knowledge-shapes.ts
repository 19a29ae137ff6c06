/** The knowledge base as its screens need it. */
import type {
  AnswerOf,
  getDocInfoStatistics,
  getDocumentById,
  listFolders,
  listKnowledge,
  listTrash,
  searchKnowledge,
} from '@wenjian/api';

export type KnowledgeDocument = AnswerOf<typeof listKnowledge>['items'][number];
export type KnowledgeKind = KnowledgeDocument['kind'];
export type DocumentVersion = AnswerOf<typeof getDocumentById>['versions'][number];
export type Folder = AnswerOf<typeof listFolders>['items'][number];
export type TrashedDocument = AnswerOf<typeof listTrash>['items'][number];
export type SearchResult = AnswerOf<typeof searchKnowledge>['items'][number];
export type Storage = AnswerOf<typeof getDocInfoStatistics>;
