/** The state of the chat open in a tab, and its changes; `api/open-chat.ts` talks to the server. */
import type { ChatEngine, ChatMessage, ChatMode } from '@wenjian/api';
import { EMPTY_MESSAGE, type Stream } from './stream.ts';

export interface Question {
  readonly content: string;
  readonly quote: string | null;
  readonly documents: ChatMessage['documents'];
}

export interface OpenChatState {
  readonly teamId: string | null;
  readonly chatId: string;
  /** The server has it: it can be renamed, shared, exported, deleted. */
  readonly isStored: boolean;
  /** Empty until the first question. */
  readonly title: string;
  readonly mode: ChatMode;
  readonly messages: readonly ChatMessage[];
  readonly stream: Stream | null;
  /** Of the stream. */
  readonly link: 'open' | 'waiting' | 'lost';
  readonly loading: 'done' | 'loading' | 'failed';
  /** A refused question, to be returned to the input box. */
  readonly returned: Question | null;
  /** Increases whenever the list of chats or the remaining answers have changed. */
  readonly revision: number;
}

export function blankChat(
  chatId: string,
  { teamId, mode, revision }: Pick<OpenChatState, 'teamId' | 'mode' | 'revision'>,
): OpenChatState {
  return {
    teamId,
    chatId,
    isStored: false,
    title: '',
    mode,
    messages: [],
    stream: null,
    link: 'open',
    loading: 'done',
    returned: null,
    revision,
  };
}

interface Asked {
  readonly id: string;
  readonly engine: ChatEngine;
  readonly at: string;
}

export function withQuestion(
  state: OpenChatState,
  question: Question,
  { id, engine, at }: Asked,
): OpenChatState {
  const { mode, title, messages } = state;
  const asked: ChatMessage = {
    ...EMPTY_MESSAGE,
    ...question,
    id,
    engine,
    at,
    mode,
    role: 'user',
    state: 'done',
  };
  return {
    ...state,
    messages: [...messages, asked],
    isStored: true,
    title: title === '' ? firstWords(question.content) : title,
    returned: null,
  };
}

/** The stream has closed with an answer, complete or not. */
export function withAnswer(state: OpenChatState, { message }: Stream): OpenChatState {
  return { ...state, stream: null, messages: [...state.messages, message], revision: state.revision + 1 };
}

/** The question was refused: only its text is kept. */
export function withoutQuestion(state: OpenChatState): OpenChatState {
  const messages = state.messages.slice(0, -1);
  return {
    ...state,
    stream: null,
    messages,
    isStored: messages.length > 0,
    title: messages.length > 0 ? state.title : '',
    returned: lastQuestion(state.messages),
    revision: state.revision + 1,
  };
}

export function lastQuestion(messages: readonly ChatMessage[]): Question | null {
  const asked = messages.findLast(({ role }) => role === 'user');
  return asked ? { content: asked.content, quote: asked.quote, documents: asked.documents } : null;
}

const TITLE_CHARACTERS = 20;

/** Until the server sends the chat's title. */
function firstWords(content: string): string {
  const [line = ''] = content.trim().split('\n');
  return line.length > TITLE_CHARACTERS ? `${line.slice(0, TITLE_CHARACTERS)}…` : line;
}
