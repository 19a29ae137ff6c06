/**
 * A language model in a conversation. In: the messages so far. Out: its reasoning and its answer as they
 * arrive.
 */
import type { ChatMode } from '@wenjian/api';
import type { AnswerPiece } from './read-answer.ts';

/** What a reader sees of an answer; calls of tools are made in between. */
export type ReplyPiece = Exclude<AnswerPiece, { kind: 'calls' }>;

export interface ChatTurn {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A function of ours that the model may have run while it answers. */
export interface ChatTool {
  readonly name: string;
  readonly description: string;
  /** A JSON schema. */
  readonly parameters: object;
  /** Gets what the model wrote, which may be anything. */
  run(argumentsJson: string): string;
}

export interface ChatModel {
  /** The part of the model's context a conversation may use, in tokens. */
  readonly contextTokens: number;
  /** Ends in bounded time. Throws `ModelFailure`. Retried only if it failed before its first piece. */
  reply(request: {
    readonly mode: ChatMode;
    readonly turns: readonly ChatTurn[];
    readonly tools?: readonly ChatTool[];
    readonly signal: AbortSignal;
  }): AsyncIterable<ReplyPiece>;
}
