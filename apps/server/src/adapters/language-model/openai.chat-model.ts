/**
 * Promise: when the reader stops or aborts, the connection to the endpoint is closed; every answer stays
 * within its limits.
 */
import { ModelFailure } from '@wenjian/audit';
import type { LanguageModelConfig } from '../../platform/config/language-model-config.ts';
import type { ChatModel, ChatTool, ReplyPiece } from './chat-model.port.ts';
import { type EndpointMessage, failureOf, isPassing, OpenAiEndpoint, Retries } from './openai-endpoint.ts';
import { type AnswerPiece, readAnswerPieces, type ToolCall } from './read-answer.ts';

export interface ReplyLimits {
  /** Until the first piece, retries and pauses included; a reasoning model may queue first. */
  readonly firstPieceMs: number;
  /** Between two pieces. */
  readonly nextPieceMs: number;
  readonly replyMs: number;
  readonly retryPauseMs: number;
  /** Reasoning included. Far above the token budget: only an endpoint that ignores the budget reaches it. */
  readonly replyCharacters: number;
}

const defaultLimits: ReplyLimits = {
  firstPieceMs: 60_000,
  nextPieceMs: 45_000,
  replyMs: 300_000,
  retryPauseMs: 500,
  replyCharacters: 200_000,
};

export function createOpenAiChatModel(
  config: LanguageModelConfig,
  limits: ReplyLimits = defaultLimits,
): ChatModel {
  const endpoint = new OpenAiEndpoint(config, limits.retryPauseMs);
  const { models, maxTokens, contextTokens } = config.chat;
  return {
    contextTokens,
    async *reply({ mode, turns, tools = [], signal }) {
      const request = { model: models[mode], messages: turns, isJson: false, maxTokens };
      const call = new AbortController();
      const stop = (): void => call.abort(new ModelFailure('stopped'));
      const timer = setTimeout(() => call.abort(new ModelFailure('timeout')), limits.replyMs);
      signal.addEventListener('abort', stop, { once: true });
      try {
        if (signal.aborted) stop();
        yield* answerInRounds(endpoint, request, tools, call.signal, limits);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      }
    },
  };
}

/** The last one is without tools, so that it answers. */
const ROUNDS_MAX = 3;

/** What the model has run is given back to it, and it goes on. */
async function* answerInRounds(
  endpoint: OpenAiEndpoint,
  first: Request,
  tools: readonly ChatTool[],
  signal: AbortSignal,
  limits: ReplyLimits,
): AsyncIterable<ReplyPiece> {
  const listed = tools.map(({ name, description, parameters }) => ({
    type: 'function' as const,
    function: { name, description, parameters },
  }));
  let messages = first.messages;
  for (let round = 1; ; round += 1) {
    const request = { ...first, messages, ...(round < ROUNDS_MAX ? { tools: listed } : {}) };
    let calls: readonly ToolCall[] = [];
    let text = '';
    for await (const piece of begin(endpoint, request, signal, limits)) {
      if (piece.kind === 'calls') {
        calls = piece.calls;
        continue;
      }
      if (piece.kind === 'text') text += piece.text;
      yield piece;
    }
    if (calls.length === 0 || round === ROUNDS_MAX) return;
    messages = [...messages, ...turnsOf(calls, text, tools)];
  }
}

function turnsOf(
  calls: readonly ToolCall[],
  text: string,
  tools: readonly ChatTool[],
): readonly EndpointMessage[] {
  return [
    {
      role: 'assistant',
      content: text,
      tool_calls: calls.map(({ id, name, arguments: json }) => ({
        id,
        type: 'function',
        function: { name, arguments: json },
      })),
    },
    ...calls.map(({ id, name, arguments: json }) => ({
      role: 'tool' as const,
      tool_call_id: id,
      content: tools.find((tool) => tool.name === name)?.run(json) ?? `no such tool: ${name}`,
    })),
  ];
}

/**
 * Retried when the stream breaks before its first word; failed connection attempts count towards the same
 * limit.
 */
async function* begin(
  endpoint: OpenAiEndpoint,
  request: Request,
  signal: AbortSignal,
  limits: ReplyLimits,
): AsyncIterable<AnswerPiece> {
  const retries = new Retries();
  const firstBy = performance.now() + limits.firstPieceMs;
  for (;;) {
    let characters = 0;
    let hasBegun = false;
    try {
      for await (const piece of pieces(endpoint, request, { signal, retries, firstBy }, limits)) {
        hasBegun = true;
        characters += 'text' in piece ? piece.text.length : 0;
        if (characters > limits.replyCharacters) throw new ModelFailure('tooLong');
        yield piece;
      }
      return;
    } catch (error) {
      const failure = failureOf(error, signal);
      const isBroken = failure.kind === 'cutOff' || isPassing(failure.kind);
      if (hasBegun || !isBroken || !(await mayRepeat(endpoint, retries, signal))) throw failure;
    }
  }
}

async function mayRepeat(endpoint: OpenAiEndpoint, retries: Retries, signal: AbortSignal): Promise<boolean> {
  try {
    return await endpoint.pause(retries, signal);
  } catch (error) {
    throw failureOf(error, signal);
  }
}

type Request = Parameters<OpenAiEndpoint['post']>[0];

interface Attempt {
  readonly signal: AbortSignal;
  readonly retries: Retries;
  /** Measured by `performance`. */
  readonly firstBy: number;
}

async function* pieces(
  endpoint: OpenAiEndpoint,
  request: Request,
  { signal: outer, retries, firstBy }: Attempt,
  { nextPieceMs }: ReplyLimits,
): AsyncIterable<AnswerPiece> {
  const call = new AbortController();
  const late = (): void => call.abort(new ModelFailure('timeout'));
  const stop = (): void => call.abort(new ModelFailure('stopped'));
  let timer = setTimeout(late, Math.max(0, firstBy - performance.now()));
  outer.addEventListener('abort', stop, { once: true });
  try {
    if (outer.aborted) stop();
    const response = await endpoint.post(request, call.signal, retries);
    let hasBegun = false;
    for await (const piece of readAnswerPieces(response)) {
      if (hasBegun) timer.refresh();
      else {
        hasBegun = true;
        clearTimeout(timer);
        timer = setTimeout(late, nextPieceMs);
      }
      yield piece;
    }
  } catch (error) {
    throw failureOf(error, call.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
    call.abort();
  }
}
