/**
 * One address that speaks OpenAI's chat completions. Promise: what may pass the next time (too many requests, an error of the service, no
 * connection) is tried again after a pause; what it throws is a `ModelFailure`, which holds neither key nor text nor the endpoint's words.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { ModelFailure } from '@wenjian/audit';
import type { EndpointConfig } from '../../platform/language-model-config.ts';

export interface CompletionRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly isJson: boolean;
  readonly maxTokens: number | null;
}

const MAX_RETRIES = 2;
/** An endpoint that asks for more is not asked again: it would refuse, and who asked cannot wait that long. */
const MAX_PAUSE_MS = 10_000;

/** Of one question, for whatever reason it is asked again: at the door, or after a stream that broke before it said anything. */
export class Retries {
  #left = MAX_RETRIES;

  /** The one that is made now, from 0 on; null where there are no more. */
  take(): number | null {
    return this.#left === 0 ? null : MAX_RETRIES - this.#left--;
  }

  /** It is not asked again, whoever would. */
  end(): void {
    this.#left = 0;
  }
}

export class OpenAiEndpoint {
  readonly #apiKey: string | null;
  /** Before the first repetition; twice as long before the second. */
  readonly #retryPauseMs: number;
  readonly #url: string;
  /** Until a request passes without that did not pass with it. */
  #hasJsonMode = true;

  constructor({ baseUrl, apiKey }: EndpointConfig, retryPauseMs: number) {
    this.#apiKey = apiKey;
    this.#retryPauseMs = retryPauseMs;
    this.#url = `${baseUrl}/chat/completions`;
  }

  /** A response that begins well. */
  async post(request: CompletionRequest, signal: AbortSignal, retries = new Retries()): Promise<Response> {
    let isJsonMode = request.isJson && this.#hasJsonMode;
    for (;;) {
      const response = await this.#send(request, isJsonMode, signal);
      if (response?.ok) {
        if (request.isJson) this.#hasJsonMode &&= isJsonMode;
        return response;
      }
      await response?.body?.cancel();
      if (response?.status === 400 && isJsonMode) {
        // Perhaps only the setting is not known: then the same request passes without it.
        isJsonMode = false;
        continue;
      }
      const failure = failureOfStatus(response?.status ?? null);
      const askedMs = retryAfterMs(response?.headers.get('retry-after') ?? null, Date.now());
      if (!isPassing(failure) || !(await this.pause(retries, signal, askedMs)))
        throw new ModelFailure(failure);
    }
  }

  /** Before the question is asked again. False, at once, where it may not be. */
  async pause(retries: Retries, signal: AbortSignal, askedMs = 0): Promise<boolean> {
    if (askedMs > MAX_PAUSE_MS) retries.end();
    const retry = retries.take();
    if (retry === null) return false;
    await pause(Math.max(this.#retryPauseMs * 2 ** retry, askedMs), undefined, { signal });
    return true;
  }

  /** Null when there was no response at all. */
  async #send(
    { model, messages, maxTokens }: CompletionRequest,
    isJsonMode: boolean,
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
          ...(isJsonMode ? { response_format: { type: 'json_object' } } : {}),
          ...(maxTokens === null ? {} : { max_tokens: maxTokens }),
        }),
        // The key and the text go to the configured address and nowhere else.
        redirect: 'error',
        signal,
      });
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }
}

/** Seconds, or a date; 0 where it says nothing that can be read. */
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
  // Whatever else ends a body that had begun: the connection broke.
  return error instanceof ModelFailure ? error : new ModelFailure('cutOff');
}
