/** The team's own words: always right, or always wrong. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant, nothing, teamScope } from '../shapes.ts';

export const LEXICON_WORD_MAX_CHARACTERS = 40;
export const LEXICON_MAX_WORDS = 2000;

const word = z
  .string()
  .trim()
  .min(1, '请填写词语')
  .max(LEXICON_WORD_MAX_CHARACTERS, `词语请控制在 ${LEXICON_WORD_MAX_CHARACTERS} 字以内`);

/** `right`: never corrected. `wrong`: always corrected to `replacement`. */
export const lexiconKinds = ['right', 'wrong'] as const;

export const lexiconEntry = z.object({
  id,
  kind: z.enum(lexiconKinds),
  word: z.string(),
  /** Only for a wrong word. */
  replacement: z.string().nullable(),
  createdBy: z.string(),
  createdAt: instant,
  canDelete: z.boolean(),
});

const newEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('right'), word }),
  z.object({ kind: z.literal('wrong'), word, replacement: word }),
]);

export const listLexicon = defineRoute({
  name: 'listLexicon',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/lexicon',
  summary: '团队词库',
  policy: { kind: 'space' },
  query: teamScope,
  answer: z.object({ items: z.array(lexiconEntry) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const addLexiconEntries = defineRoute({
  name: 'addLexiconEntries',
  feature: 'proofread',
  method: 'POST',
  path: '/api/contract-correct/lexicon',
  summary: '加入团队词库，回复整个词库；已有的词只有加入者和管理员可以改',
  policy: { kind: 'space' },
  body: teamScope.extend({
    entries: z
      .array(newEntry)
      .min(1, '请填写词语')
      .max(LEXICON_MAX_WORDS, `一次最多加入 ${LEXICON_MAX_WORDS} 个词`),
  }),
  answer: z.object({ items: z.array(lexiconEntry) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'LEXICON_FULL'],
});

export const deleteLexiconEntry = defineRoute({
  name: 'deleteLexiconEntry',
  feature: 'proofread',
  method: 'DELETE',
  path: '/api/contract-correct/lexicon/{id}',
  summary: '从团队词库移除',
  policy: { kind: 'object', object: 'lexiconEntry', param: 'id', ability: 'delete' },
  params: z.object({ id }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
