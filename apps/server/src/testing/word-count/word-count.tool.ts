/** A tool that the product does not have: it counts characters. Tests add it to the product by its row and its registration. */
import { createTools, defineRoute, type ToolRow, taskBase, toolTable } from '@wenjian/api';
import { z } from 'zod';

const row: ToolRow = {
  title: '字数统计',
  object: 'wordCount',
  noun: '字数',
  price: 'balance',
  products: { wordCount: 'word-count' },
  listPath: '/word-count/list',
  resultPath: (id) => `/word-count/${id}`,
};

const rows = { ...toolTable, wordCount: row };
export const toolsWithWordCount = createTools(rows);

/** Known to the tools above and not to the type, which is the product's own: the one place where its name becomes a tool's. */
export const wordCount = toolsWithWordCount.named('wordCount');

/** The kinds of object that a route can name are closed; `product` is a task of any tool that can be shared. */
const object = { kind: 'object', object: 'product', param: 'id' } as const;
const feature = 'word-count';
const params = z.object({ id: z.uuid() });
const answer = taskBase.extend({ characters: z.number().int().nullable() });

export const createWordCount = defineRoute({
  name: 'createWordCount',
  feature,
  method: 'POST',
  path: '/api/wenjian/word-counts',
  summary: '新建字数统计',
  policy: { kind: 'space' },
  body: z.object({ fileId: z.uuid() }),
  answer,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'INSUFFICIENT_BALANCE'],
});

export const readWordCount = defineRoute({
  name: 'readWordCount',
  feature,
  method: 'GET',
  path: '/api/wenjian/word-counts/{id}',
  summary: '一次字数统计',
  policy: { ...object, ability: 'read' },
  params,
  answer,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const deleteWordCount = defineRoute({
  name: 'deleteWordCount',
  feature,
  method: 'DELETE',
  path: '/api/wenjian/word-counts/{id}',
  summary: '删除一次字数统计',
  policy: { ...object, ability: 'delete' },
  params,
  answer: z.null(),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'GONE'],
});
