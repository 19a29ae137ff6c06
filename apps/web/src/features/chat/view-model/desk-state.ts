/** The chat that is open in a tab, and the steps it takes; who talks to the server is `api/chat-desk.ts`. */
import type { ChatEngine, ChatMessage, ChatMode } from '@wenjian/api';
import { EMPTY_MESSAGE, type Stream } from './stream.ts';

export interface Question {
  readonly content: string;
  readonly quote: string | null;
  readonly documents: ChatMessage['documents'];
}

export interface DeskState {
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

export function blankDesk(
  chatId: string,
  { teamId, mode, revision }: Pick<DeskState, 'teamId' | 'mode' | 'revision'>,
): DeskState {
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

export function withQuestion(desk: DeskState, question: Question, { id, engine, at }: Asked): DeskState {
  const { mode, title, messages } = desk;
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
    ...desk,
    messages: [...messages, asked],
    isStored: true,
    title: title === '' ? firstWords(question.content) : title,
    returned: null,
  };
}

/** The stream has closed with an answer, whole or not. */
export function withAnswer(desk: DeskState, { message }: Stream): DeskState {
  return { ...desk, stream: null, messages: [...desk.messages, message], revision: desk.revision + 1 };
}

/** The question was refused: only its text is kept. */
export function withoutQuestion(desk: DeskState): DeskState {
  const messages = desk.messages.slice(0, -1);
  return {
    ...desk,
    stream: null,
    messages,
    isStored: messages.length > 0,
    title: messages.length > 0 ? desk.title : '',
    returned: lastQuestion(desk.messages),
    revision: desk.revision + 1,
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
