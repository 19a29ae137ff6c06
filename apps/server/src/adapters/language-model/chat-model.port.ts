/**
 * A language model in a conversation. In: the messages so far. Out: its reasoning and its answer as they
 * arrive.
 */
import type { ChatMode } from '@wenjian/api';
import type { AnswerPiece } from './read-answer.ts';

export type { AnswerPiece } from './read-answer.ts';

export interface ChatTurn {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatModel {
  /** The part of the model's context a conversation may use, in tokens. */
  readonly contextTokens: number;
  /** Ends in bounded time. Throws `ModelFailure`. Retried only if it failed before its first piece. */
  reply(request: {
    readonly mode: ChatMode;
    readonly turns: readonly ChatTurn[];
    readonly signal: AbortSignal;
  }): AsyncIterable<AnswerPiece>;
}
