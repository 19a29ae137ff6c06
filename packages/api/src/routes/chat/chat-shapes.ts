/** The schemas of a chat: modes, messages, the sources of an answer, and the checks of its citations. */
import { z } from 'zod';
import { lawStatuses } from '../knowledge/law-shapes.ts';
import { id, instant } from '../shapes.ts';

/** Law AI, general AI, the reasoning model, the product assistant. */
export const chatModes = ['law', 'general', 'reasoning', 'assistant'] as const;
export type ChatMode = (typeof chatModes)[number];
/** docs/spec.md#constants */
export const DEFAULT_CHAT_MODE: ChatMode = 'reasoning';

/** `model`: a language model answers. `local`: the product quotes its search results, and says so. */
export const chatEngines = ['model', 'local'] as const;
export type ChatEngine = (typeof chatEngines)[number];

export const chatFeedbackTypes = ['like', 'dislike'] as const;
export type ChatFeedbackType = (typeof chatFeedbackTypes)[number];

/** `case`: a court document. */
export const chatSourceTypes = ['law', 'case', 'document', 'help'] as const;
export type ChatSourceType = (typeof chatSourceTypes)[number];

export const CHAT_QUESTION_MAX_CHARACTERS = 4000;
export const CHAT_QUOTE_MAX_CHARACTERS = 4000;
export const CHAT_TITLE_MAX_CHARACTERS = 60;
export const CHAT_DOCUMENTS_MAX = 10;

export const chatSource = z.object({
  /** 1, 2, 3 … as the answer refers to it: [1]. */
  number: z.number().int(),
  type: z.enum(chatSourceTypes),
  /** 《中华人民共和国民法典》第五百七十七条, or the name of a document. */
  title: z.string(),
  text: z.string(),
  /** False: `text` is a summary in our own words and must not be shown as the law's wording. */
  is_verbatim: z.boolean(),
  /** Only for laws. */
  law: z.string().nullable(),
  article: z.string().nullable(),
  status: z.enum(lawStatuses).nullable(),
  /** The day up to which `status` is known; null for an imported law, and in answers of former versions. */
  state_of: z.iso.date().nullable().default(null),
  /** Only for documents of the knowledge base: opens at `/document-manage/{document_id}`. */
  document_id: id.nullable(),
  page: z.number().int().nullable(),
  /** The page of this product that shows it; null when there is none. */
  url: z.string().nullable(),
});
export type ChatSource = z.output<typeof chatSource>;

/**
 * The check of a citation in the answer. `supports`: what the answer quotes beside it stands word for word in the article; `exists`: the article
 * exists, and nothing more was checked.
 */
export const citationVerdicts = [
  'supports',
  'exists',
  'repealed',
  'amended',
  'notFound',
  'notVerified',
] as const;
export type CitationVerdict = (typeof citationVerdicts)[number];

export const chatCitation = z.object({
  /** Offsets (UTF-16) in the message's `content`. */
  start: z.number().int(),
  end: z.number().int(),
  law: z.string(),
  /** 第五百七十七条; null when the law is cited as a whole. */
  article: z.string().nullable(),
  verdict: z.enum(citationVerdicts),
  /** A Chinese sentence. */
  reason: z.string(),
  /** The text of the cited article, when it is known. */
  text: z.string().nullable(),
  successor: z.object({ law: z.string(), article: z.string().nullable() }).nullable(),
});
export type ChatCitation = z.output<typeof chatCitation>;

export const chatCard = z.object({
  title: z.string(),
  description: z.string(),
  /** A path of this product. */
  url: z.string(),
});
export type ChatCard = z.output<typeof chatCard>;

/** `failed`: the answer is incomplete and was not counted. */
export const chatMessageStates = ['running', 'done', 'stopped', 'failed'] as const;
export type ChatMessageState = (typeof chatMessageStates)[number];

export const chatMessage = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  /** Markdown. Parts of an answer, separated by the line-break marker, are joined with an empty line. */
  content: z.string(),
  /** The model's reasoning before the answer. */
  think: z.string(),
  think_ms: z.number().int(),
  mode: z.enum(chatModes),
  engine: z.enum(chatEngines),
  state: z.enum(chatMessageStates),
  /** A note about the state: why it failed, what may be missing. */
  notice: z.string().nullable(),
  /** Only for questions: quoted words from a document, and the attached documents. */
  quote: z.string().nullable(),
  documents: z.array(z.object({ id, name: z.string() })),
  /** Sources other than court cases. */
  source_list: z.array(chatSource),
  cases_list: z.array(chatSource),
  citations: z.array(chatCitation),
  card_list: z.array(chatCard),
  recommend_list: z.array(z.string()),
  feedback: z.enum(chatFeedbackTypes).nullable(),
  at: instant,
});
export type ChatMessage = z.output<typeof chatMessage>;

/** SHA-256 of an answer's text, hexadecimal. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, '必须是 SHA-256 的十六进制写法');
