/** Promise: whoever stops reading, or aborts, closes the connection to the endpoint; no answer outlives its limits. */
import { ModelFailure } from '@wenjian/audit';
import type { LanguageModelConfig } from '../../platform/language-model-config.ts';
import type { AnswerPiece, ChatModel } from './chat-model.port.ts';
import { failureOf, isPassing, OpenAiEndpoint } from './openai-endpoint.ts';
import { readAnswerPieces } from './read-answer.ts';

export interface ReplyLimits {
  /** Until the first piece, tries and pauses included; a model that reasons may queue first. */
  readonly firstPieceMs: number;
  /** Between two pieces. */
  readonly nextPieceMs: number;
  readonly replyMs: number;
  readonly retryPauseMs: number;
}

const defaultLimits: ReplyLimits = {
  firstPieceMs: 60_000,
  nextPieceMs: 45_000,
  replyMs: 300_000,
  retryPauseMs: 500,
};

/** Of a stream that broke before it said anything. */
const MAX_BEGINNINGS = 2;

export function createOpenAiChatModel(
  config: LanguageModelConfig,
  limits: ReplyLimits = defaultLimits,
): ChatModel {
  const endpoint = new OpenAiEndpoint(config, limits.retryPauseMs);
  const { models, maxTokens, contextTokens } = config.chat;
  return {
    contextTokens,
    async *reply({ mode, turns, signal }) {
      const request = { model: models[mode], messages: turns, isJson: false, maxTokens };
      const call = new AbortController();
      const stop = (): void => call.abort(new ModelFailure('stopped'));
      const timer = setTimeout(() => call.abort(new ModelFailure('timeout')), limits.replyMs);
      signal.addEventListener('abort', stop, { once: true });
      try {
        if (signal.aborted) stop();
        yield* begin(endpoint, request, call.signal, limits);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      }
    },
  };
}

/** Again where the stream breaks before it has said anything. */
async function* begin(
  endpoint: OpenAiEndpoint,
  request: Request,
  signal: AbortSignal,
  limits: ReplyLimits,
): AsyncIterable<AnswerPiece> {
  for (let beginning = 1; ; beginning++) {
    let hasBegun = false;
    try {
      for await (const piece of pieces(endpoint, request, signal, limits)) {
        hasBegun = true;
        yield piece;
      }
      return;
    } catch (error) {
      const failure = failureOf(error, signal);
      const isBroken = failure.kind === 'cutOff' || isPassing(failure.kind);
      if (hasBegun || !isBroken || beginning >= MAX_BEGINNINGS) throw failure;
    }
  }
}

type Request = Parameters<OpenAiEndpoint['post']>[0];

async function* pieces(
  endpoint: OpenAiEndpoint,
  request: Request,
  outer: AbortSignal,
  { firstPieceMs, nextPieceMs }: ReplyLimits,
): AsyncIterable<AnswerPiece> {
  const call = new AbortController();
  const late = (): void => call.abort(new ModelFailure('timeout'));
  const stop = (): void => call.abort(new ModelFailure('stopped'));
  let timer = setTimeout(late, firstPieceMs);
  outer.addEventListener('abort', stop, { once: true });
  try {
    if (outer.aborted) stop();
    const response = await endpoint.post(request, call.signal);
    for await (const piece of readAnswerPieces(response)) {
      clearTimeout(timer);
      yield piece;
      timer = setTimeout(late, nextPieceMs);
    }
  } catch (error) {
    throw failureOf(error, call.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
    call.abort();
  }
}
