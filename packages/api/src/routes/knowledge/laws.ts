/**
 * The law library: browsing, searching, reading. Laws are public and the same for every space; who of a space cites them is not. Laws are named, not numbered: a
 * link to an article stays valid when the texts are replaced.
 */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, paging, teamScope } from '../shapes.ts';
import { lawArticle, lawHead, lawHistory, lawKinds, lawStatuses } from './law-shapes.ts';

/** A clause of a contract as well as a question. */
export const LAW_QUESTION_MAX_CHARACTERS = 500;
const LAW_NAME_MAX_CHARACTERS = 200;
const LAW_ARTICLE_MAX_CHARACTERS = 30;

const lawName = z.string().trim().min(1, '请写明法律名称').max(LAW_NAME_MAX_CHARACTERS, '法律名称太长');
/** The day of a wording; absent: the one in force, or the last one. */
const wording = z.iso.date({ error: '版本应为日期' }).optional();
const article = z.string().trim().min(1, '请写明条号').max(LAW_ARTICLE_MAX_CHARACTERS, '条号太长');

export const browseLaws = defineRoute({
  name: 'browseLaws',
  feature: 'laws',
  method: 'GET',
  path: '/api/laws',
  summary: '法律条文库的目录，按类别与名称；每部法律一行，列现行或最近的文本',
  policy: { kind: 'user' },
  query: paging.extend({
    kind: z.enum(lawKinds).optional(),
    name: z.string().trim().max(LAW_NAME_MAX_CHARACTERS, '法律名称太长').optional(),
  }),
  answer: z.object({
    /** False: the library is not there yet, so an empty list says nothing. */
    isReady: z.boolean(),
    items: z.array(lawHead),
    total: z.number().int(),
    /** Of all laws with the name, whatever their kind. */
    counts: z.record(z.enum(lawKinds), z.number().int()),
    /** The day of the texts that come with the product; null when there are none. */
    stateOf: z.iso.date().nullable(),
  }),
  errors: ['UNAUTHENTICATED'],
});

export const searchLaws = defineRoute({
  name: 'searchLaws',
  feature: 'laws',
  method: 'POST',
  path: '/api/laws/search',
  summary: '按词语与含义检索法律条文，也可写法律名称与条号',
  policy: { kind: 'user' },
  body: z.object({
    question: z
      .string()
      .trim()
      .min(1, '请输入要检索的问题或条号')
      .max(LAW_QUESTION_MAX_CHARACTERS, `请控制在 ${LAW_QUESTION_MAX_CHARACTERS} 字以内`),
    top: z.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({
    /** False: there are no laws yet, or nothing was found while they are replaced. */
    isReady: z.boolean(),
    /** Best first. */
    items: z.array(
      lawArticle.omit({ path: true }).extend({
        law: z.string(),
        wording: z.string(),
        status: z.enum(lawStatuses),
        stateOf: z.iso.date().nullable(),
        /** False: too far from the question to be an answer to it. */
        isNear: z.boolean(),
        /** The sentence that says most about the question, as it stands in the text. */
        matters: z.string(),
      }),
    ),
  }),
  errors: ['UNAUTHENTICATED'],
});

export const readLaw = defineRoute({
  name: 'readLaw',
  feature: 'laws',
  method: 'GET',
  path: '/api/laws/law',
  summary: '一部法律：版本、沿革与目录',
  policy: { kind: 'user' },
  query: z.object({ law: lawName, wording }),
  answer: z.object({
    law: lawHead,
    history: lawHistory,
    /** In order. An article has the beginning of its text, what stands outside of articles has all of it. */
    contents: z.array(lawArticle),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const readLawArticle = defineRoute({
  name: 'readLawArticle',
  feature: 'laws',
  method: 'GET',
  path: '/api/laws/article',
  summary: '一条法律条文，连同前后各条、各版本的同一条号与沿革',
  policy: { kind: 'user' },
  query: z.object({ law: lawName, article, wording }),
  answer: z.object({
    law: lawHead,
    history: lawHistory,
    article: lawArticle,
    before: z.array(lawArticle),
    after: z.array(lawArticle),
    /** The same number in other wordings, newest first; null where a wording has no such article. */
    elsewhere: z.array(z.object({ law: lawHead, text: z.string().nullable(), isSame: z.boolean() })),
    /** Where a repealed law's rule stands now, as far as the texts are alike. */
    successor: z.object({ law: z.string(), article: z.string().nullable() }).nullable(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const listLawCitations = defineRoute({
  name: 'listLawCitations',
  feature: 'laws',
  method: 'GET',
  path: '/api/laws/citations',
  summary: '当前空间知识库中引用某部法律或某一条的文档',
  policy: { kind: 'space' },
  query: teamScope.extend({ law: lawName, article: article.optional() }),
  answer: z.object({
    /** Latest documents first; a page is named once. */
    items: z.array(
      z.object({
        documentId: id,
        name: z.string(),
        /** Counted from 1; null when the document has no pages. */
        page: z.number().int().nullable(),
        /** The citation as it is written. */
        words: z.string(),
      }),
    ),
    /** False: the law is named on so many pages that not all were looked into. */
    isComplete: z.boolean(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const listLikeClauses = defineRoute({
  name: 'listLikeClauses',
  feature: 'laws',
  method: 'GET',
  path: '/api/laws/clauses',
  summary: '当前空间知识库中与某一条说同一件事的条款，按词语与含义查找',
  policy: { kind: 'space' },
  query: teamScope.extend({ law: lawName, article, wording }),
  answer: z.object({
    /** Best first. */
    items: z.array(
      z.object({
        documentId: id,
        name: z.string(),
        /** Counted from 1; null when the document has no pages. */
        page: z.number().int().nullable(),
        text: z.string(),
      }),
    ),
    /** How many pages share words with the article and were looked into. */
    pages: z.number().int(),
    /** False: there are more such pages. */
    isComplete: z.boolean(),
    /** How many of their clauses, the best by words, were compared. */
    compared: z.number().int(),
    /** False: the model is not there, and words alone decided. */
    isByMeaning: z.boolean(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
