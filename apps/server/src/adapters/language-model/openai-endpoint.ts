/**
 * One address with OpenAI's chat completions API. Promise: temporary failures (too many requests, a service
 * error, no connection) are retried after a pause; it throws only `ModelFailure`, which contains neither the
 * key, the text nor the endpoint's message.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { ModelFailure } from '@wenjian/audit';
import type { EndpointConfig } from '../../platform/config/language-model-config.ts';

/** As the endpoint writes it. */
export type EndpointMessage =
  | { readonly role: string; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly tool_calls: readonly object[] }
  | { readonly role: 'tool'; readonly content: string; readonly tool_call_id: string };

export interface EndpointTool {
  readonly type: 'function';
  readonly function: { readonly name: string; readonly description: string; readonly parameters: object };
}

export interface CompletionRequest {
  readonly model: string;
  readonly messages: readonly EndpointMessage[];
  readonly tools?: readonly EndpointTool[];
  readonly isJson: boolean;
  readonly maxTokens: number | null;
}

const MAX_RETRIES = 2;
/**
 * An endpoint that asks for a longer pause is not retried: it would refuse, and the caller cannot wait that
 * long.
 */
const MAX_PAUSE_MS = 10_000;

/**
 * For one question, whatever the reason for the retry: refused at the start, or a stream that broke before
 * its first word.
 */
export class Retries {
  #left = MAX_RETRIES;

  /** The current attempt, counted from 0; null when there are no more. */
  take(): number | null {
    return this.#left === 0 ? null : MAX_RETRIES - this.#left--;
  }

  /** Not retried, whoever the caller is. */
  end(): void {
    this.#left = 0;
  }
}

export class OpenAiEndpoint {
  readonly #apiKey: string | null;
  /** Pause before the first retry; doubled before the second. */
  readonly #retryPauseMs: number;
  readonly #url: string;
  /** Until a request succeeds without the option that failed with it. */
  #hasJsonMode = true;
  /** Until a request succeeds without the tools that failed with them. */
  #hasTools = true;

  constructor({ baseUrl, apiKey }: EndpointConfig, retryPauseMs: number) {
    this.#apiKey = apiKey;
    this.#retryPauseMs = retryPauseMs;
    this.#url = `${baseUrl}/chat/completions`;
  }

  /** A response with a success status. */
  async post(request: CompletionRequest, signal: AbortSignal, retries = new Retries()): Promise<Response> {
    const hasTools = (request.tools ?? []).length > 0;
    const extras = {
      isJsonMode: request.isJson && this.#hasJsonMode,
      isWithTools: hasTools && this.#hasTools,
    };
    for (;;) {
      const response = await this.#send(request, extras, signal);
      if (response?.ok) {
        if (request.isJson) this.#hasJsonMode &&= extras.isJsonMode;
        if (hasTools) this.#hasTools &&= extras.isWithTools;
        return response;
      }
      await response?.body?.cancel();
      if (response?.status === 400 && (extras.isJsonMode || extras.isWithTools)) {
        // Maybe only the setting is unknown: then the same request succeeds without it.
        extras.isJsonMode = false;
        extras.isWithTools = false;
        continue;
      }
      const failure = failureOfStatus(response?.status ?? null);
      const askedMs = retryAfterMs(response?.headers.get('retry-after') ?? null, Date.now());
      if (!isPassing(failure) || !(await this.pause(retries, signal, askedMs)))
        throw new ModelFailure(failure);
    }
  }

  /** Pause before the retry. Returns false at once when no retry is allowed. */
  async pause(retries: Retries, signal: AbortSignal, askedMs = 0): Promise<boolean> {
    if (askedMs > MAX_PAUSE_MS) retries.end();
    const retry = retries.take();
    if (retry === null) return false;
    await pause(Math.max(this.#retryPauseMs * 2 ** retry, askedMs), undefined, { signal });
    return true;
  }

  /** Null if there was no response. */
  async #send(
    { model, messages, tools, maxTokens }: CompletionRequest,
    { isJsonMode, isWithTools }: { readonly isJsonMode: boolean; readonly isWithTools: boolean },
    signal: AbortSignal,
  ): Promise<Response | null> {
    try {
      return await fetch(this.#url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(this.#apiKey === null ? {} : { authorization: `Bearer ${this.#apiKey}` }),
        },
        body: JSON.stringify({
          model,
          stream: true,
          messages,
          ...(isWithTools ? { tools } : {}),
          ...(isJsonMode ? { response_format: { type: 'json_object' } } : {}),
          ...(maxTokens === null ? {} : { max_tokens: maxTokens }),
        }),
        // The key and the text are sent to the configured address only.
        redirect: 'error',
        signal,
      });
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }
}

/** Seconds, or a date; 0 if the value cannot be read. */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (text === '') return 0;
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

function failureOfStatus(status: number | null): ModelFailure['kind'] {
  if (status === 429) return 'busy';
  if (status === 401 || status === 403 || status === 404) return 'refused';
  return status !== null && status < 500 && status !== 408 ? 'rejected' : 'unreachable';
}

export function isPassing(failure: ModelFailure['kind']): boolean {
  return failure === 'busy' || failure === 'unreachable';
}

export function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.reason instanceof ModelFailure) return signal.reason;
  // Any other error after the body had started: the connection broke.
  return error instanceof ModelFailure ? error : new ModelFailure('cutOff');
}
