/** A language model in a conversation: what was said so far in, its thoughts and words out as they come. */
import type { ChatMode } from '@wenjian/api';
import type { AnswerPiece } from './read-answer.ts';

export type { AnswerPiece } from './read-answer.ts';

export interface ChatTurn {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatModel {
  /** What a conversation may take of the model's context, in tokens. */
  readonly contextTokens: number;
  /** Ends in bounded time. Throws `ModelFailure`. Begun anew where it failed before its first piece, and never after it. */
  reply(request: {
    readonly mode: ChatMode;
    readonly turns: readonly ChatTurn[];
    readonly signal: AbortSignal;
  }): AsyncIterable<AnswerPiece>;
}
