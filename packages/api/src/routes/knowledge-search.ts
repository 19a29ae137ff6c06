/** Full-text search in a space's knowledge base: names and content, page by page. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { KNOWLEDGE_TAG_MAX_CHARACTERS, knowledgeDocument, knowledgeKinds } from './knowledge.ts';
import { id, instant, paging, teamScope } from './shapes.ts';

export const SEARCH_MAX_CHARACTERS = 64;

const range = z.object({ start: z.number().int(), end: z.number().int() });

/** A piece of text and where the wanted words stand in it. */
const marked = z.object({ text: z.string(), marks: z.array(range) });

export const searchHit = marked.extend({
  /** Counted from 1; null where the document has no pages. */
  page: z.number().int().nullable(),
  /** The words as they stand there, to be looked for in the page. */
  words: z.string(),
});

export const searchResult = z.object({
  document: knowledgeDocument,
  name: marked,
  /** The first of them. */
  hits: z.array(searchHit),
  /** On how many pages, or pieces of a document without pages, the words stand. */
  hitPages: z.number().int(),
});

export const searchKnowledge = defineRoute({
  name: 'searchKnowledge',
  feature: 'documents',
  method: 'POST',
  path: '/wjk/search/http/search/individual',
  summary: '在知识库中按名称与内容查找，词句须连续出现',
  policy: { kind: 'space' },
  query: teamScope,
  body: paging.extend({
    keyword: z
      .string()
      .trim()
      .min(1, '请输入要查找的词句')
      .max(SEARCH_MAX_CHARACTERS, `请控制在 ${SEARCH_MAX_CHARACTERS} 字以内`),
    /** With the folders inside. Absent: everywhere. */
    folderId: id.optional(),
    tag: z.string().max(KNOWLEDGE_TAG_MAX_CHARACTERS).optional(),
    kind: z.enum(knowledgeKinds).optional(),
    from: instant.optional(),
    to: instant.optional(),
  }),
  answer: z.object({
    items: z.array(searchResult),
    total: z.number().int(),
    /** False: the words stand in so many places that `total` is only the least number there is. */
    isTotalExact: z.boolean(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
