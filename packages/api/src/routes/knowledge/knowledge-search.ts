/** Full-text search in a space's knowledge base: names and content, page by page. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant, paging, teamScope } from '../shapes.ts';
import { KNOWLEDGE_TAG_MAX_CHARACTERS, knowledgeDocument, knowledgeKinds } from './knowledge.ts';

export const SEARCH_MAX_CHARACTERS = 64;

const range = z.object({ start: z.number().int(), end: z.number().int() });

/** A piece of text and the positions of the search words in it. */
const marked = z.object({ text: z.string(), marks: z.array(range) });

export const searchHit = marked.extend({
  /** Counted from 1; null when the document has no pages. */
  page: z.number().int().nullable(),
  /** The words as they appear in the text, for searching the page. */
  words: z.string(),
});

export const searchResult = z.object({
  document: knowledgeDocument,
  name: marked,
  /** The first matches. */
  hits: z.array(searchHit),
  /** The number of pages (or pieces, for a document without pages) that contain the words. */
  hitPages: z.number().int(),
});

export const searchKnowledge = defineRoute({
  name: 'searchKnowledge',
  feature: 'documents',
  method: 'POST',
  path: '/wjk/search/http/search/individual',
  summary: '在知识库中按名称与内容查找，先找连续的词句，没有时再找同时有这几个词的文档',
  policy: { kind: 'space', isForViewers: true },
  query: teamScope,
  body: paging.extend({
    keyword: z
      .string()
      .trim()
      .min(1, '请输入要查找的词句')
      .max(SEARCH_MAX_CHARACTERS, `请控制在 ${SEARCH_MAX_CHARACTERS} 字以内`),
    /** Including subfolders. Absent: everywhere. */
    folderId: id.optional(),
    tag: z.string().max(KNOWLEDGE_TAG_MAX_CHARACTERS).optional(),
    kind: z.enum(knowledgeKinds).optional(),
    from: instant.optional(),
    to: instant.optional(),
  }),
  answer: z.object({
    items: z.array(searchResult),
    total: z.number().int(),
    /** False: there are so many matches that `total` is only a lower bound. */
    isTotalExact: z.boolean(),
    /** Not empty: nothing has the whole phrase, and these words were looked for instead, each document having all. */
    words: z.array(z.string()),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
