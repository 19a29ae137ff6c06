/**
 * The chat service's own calls: remaining answers, invitations, contact, similarity, follow-ups, sources of
 * an answer.
 */
import { z } from 'zod';
import { CHAT_SUCCESS_CODE, defineRoute } from '../../define-route.ts';
import {
  INQUIRY_COMPANY_MAX_CHARACTERS,
  INQUIRY_CONTENT_MAX_CHARACTERS,
  INQUIRY_CONTENT_MIN_CHARACTERS,
  INQUIRY_NAME_MAX_CHARACTERS,
} from '../../site-calls.ts';
import { id, instant, nothing, phone, teamScope } from '../shapes.ts';
import {
  CHAT_QUESTION_MAX_CHARACTERS,
  chatCitation,
  chatEngines,
  chatSource,
  sha256,
} from './chat-shapes.ts';

const service = { feature: 'chat', successCode: CHAT_SUCCESS_CODE } as const;

export const acceptChatInvite = defineRoute({
  ...service,
  name: 'acceptChatInvite',
  method: 'POST',
  path: '/chat/invite',
  summary: '新用户接受对话分享链接里的邀请，双方各得 10 次回答',
  policy: { kind: 'user' },
  body: z.object({
    invite_code: z.string().trim().toUpperCase().min(1, '缺少邀请码').max(64),
    /** The uuid the browser stores for its device. */
    device_id: id,
  }),
  answer: z.object({ added: z.number().int(), count: z.number().int() }),
  errors: ['UNAUTHENTICATED', 'INVITATION_REFUSED'],
});

const engine = z.enum(chatEngines);

export const readChatCount = defineRoute({
  ...service,
  name: 'readChatCount',
  method: 'GET',
  path: '/chat/count',
  summary: '还剩多少次回答、我的邀请码，以及各对话模式由谁回答',
  policy: { kind: 'space' },
  query: teamScope,
  answer: z.object({
    invite_code: z.string(),
    /** Remaining answers: daily and from invitations. */
    count: z.number().int(),
    /** Daily limit. */
    limit: z.number().int(),
    /** Remaining answers from invitations. */
    bonus: z.number().int(),
    resets_at: instant,
    is_member: z.boolean(),
    engines: z.object({ law: engine, general: engine, reasoning: engine, assistant: engine }),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const takeChatAnswer = defineRoute({
  ...service,
  name: 'takeChatAnswer',
  method: 'PUT',
  path: '/chat/count',
  summary: '停止正在进行的回答（计一次）；没有正在进行的回答时不另计次，次数用完答 6040',
  policy: { kind: 'space', isForViewers: true },
  query: teamScope,
  body: z.object({ chat_id: id }),
  answer: z.object({ count: z.number().int(), is_stopped: z.boolean() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'INSUFFICIENT_BALANCE'],
});

export const contactFromChat = defineRoute({
  ...service,
  name: 'contactFromChat',
  method: 'POST',
  path: '/chat/contact-us',
  summary: '在对话中联系我们；保存并寄送给运营人员',
  policy: { kind: 'user' },
  body: z.object({
    name: z.string().trim().min(1, '请填写姓名').max(INQUIRY_NAME_MAX_CHARACTERS),
    phone,
    company: z.string().trim().min(2, '请填写单位名称').max(INQUIRY_COMPANY_MAX_CHARACTERS),
    content: z
      .string()
      .trim()
      .min(INQUIRY_CONTENT_MIN_CHARACTERS, `请至少写 ${INQUIRY_CONTENT_MIN_CHARACTERS} 个字`)
      .max(INQUIRY_CONTENT_MAX_CHARACTERS, `请控制在 ${INQUIRY_CONTENT_MAX_CHARACTERS} 字以内`),
  }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'INQUIRY_LIMIT'],
});

export const readAnswerSources = defineRoute({
  ...service,
  name: 'readAnswerSources',
  method: 'GET',
  path: '/chat/answer-source-cache',
  summary: '一条回答（按其文字的 SHA-256）所依据的来源；不是自己得到的回答为空',
  policy: { kind: 'user' },
  query: z.object({ query: sha256 }),
  answer: z
    .object({
      source_list: z.array(chatSource),
      cases_list: z.array(chatSource),
      citations: z.array(chatCitation),
      recommend_list: z.array(z.string()),
    })
    .nullable(),
  errors: ['UNAUTHENTICATED'],
});

export const SIMILARITY_LIST_MAX = 200;
export const SIMILARITY_TEXT_MAX_CHARACTERS = 5000;
/** A small limit, because other requests wait during the comparison. */
export const SIMILARITY_ALL_MAX_CHARACTERS = 100_000;
const texts = z
  .array(
    z.string().max(SIMILARITY_TEXT_MAX_CHARACTERS, `每段请控制在 ${SIMILARITY_TEXT_MAX_CHARACTERS} 字以内`),
  )
  .max(SIMILARITY_LIST_MAX, `一次最多 ${SIMILARITY_LIST_MAX} 段`)
  .refine((list) => list.reduce((sum, { length }) => sum + length, 0) <= SIMILARITY_ALL_MAX_CHARACTERS, {
    error: `一次最多 ${SIMILARITY_ALL_MAX_CHARACTERS} 字`,
  });

export const compareSentences = defineRoute({
  ...service,
  name: 'compareSentences',
  method: 'POST',
  path: '/chat/similarity',
  summary: '回答的每一句（listA）与哪个来源（listB）最接近，有多接近',
  policy: { kind: 'user' },
  body: z.object({ listA: texts, listB: texts }),
  answer: z.object({
    /** One for each of `listA`, in order. */
    list: z.array(
      z.object({
        /** Index in `listB`; null when none is close. */
        index: z.number().int().nullable(),
        /** From 0 to 1: the share of the sentence's own words that the source contains. */
        score: z.number(),
        /** Whether it is close enough to count as support. */
        is_supported: z.boolean(),
      }),
    ),
    /** A reply with either of these is ignored, whatever else it has (docs/spec.md#failures). */
    errorCode: z.union([z.string(), z.number()]).optional(),
    errorMessage: z.string().optional(),
  }),
  errors: ['UNAUTHENTICATED'],
});

export const predictQuestions = defineRoute({
  ...service,
  name: 'predictQuestions',
  method: 'POST',
  path: '/chat/new-predict',
  summary: '接下来可以问什么',
  policy: { kind: 'user' },
  body: z.object({
    history: z
      .array(
        z.object({
          role: z.enum(['user', 'assistant']),
          content: z.string().max(20 * CHAT_QUESTION_MAX_CHARACTERS),
        }),
      )
      .min(1, '缺少对话内容')
      .max(100),
    mode: z.literal('law', '只有法律模式有推荐问题'),
  }),
  answer: z.object({ recommend_list: z.array(z.string()) }),
  errors: ['UNAUTHENTICATED'],
});
