/**
 * Chat completions with streaming. Promise: an ask ends within its time and leaves no connection behind, also when its reader stops early
 * or the signal stops it; what it throws is a `ModelFailure`, which holds neither key nor contract text nor the endpoint's words.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { ModelFailure } from '@wenjian/audit';
import type { LanguageModelConfig } from '../../platform/config.ts';
import type { LanguageModel, ModelRequest } from './language-model.port.ts';
import { readAnswerText } from './read-answer-text.ts';

export interface AskLimits {
  /** For one answer from the first try to its last word; models that reason first are slow. */
  readonly answerMs: number;
  /** Before the first repetition; twice as long before the second. */
  readonly retryPauseMs: number;
}

const defaultLimits: AskLimits = { answerMs: 120_000, retryPauseMs: 1_000 };

export function createOpenAiLanguageModel(
  config: LanguageModelConfig,
  limits: AskLimits = defaultLimits,
): LanguageModel {
  const endpoint = new Endpoint(config, limits);
  return {
    name: config.model,
    async *ask(request) {
      const call = new AbortController();
      const stop = (): void => call.abort(new ModelFailure('stopped'));
      const timer = setTimeout(() => call.abort(new ModelFailure('timeout')), limits.answerMs);
      request.signal.addEventListener('abort', stop, { once: true });
      try {
        if (request.signal.aborted) stop();
        const response = await endpoint.post(request, call.signal);
        yield* readAnswerText(response);
      } catch (error) {
        throw failureOf(error, call.signal);
      } finally {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', stop);
        call.abort();
      }
    },
  };
}

const MAX_RETRIES = 2;
/** An endpoint may ask for more; the review cannot wait that long. */
const MAX_PAUSE_MS = 10_000;

class Endpoint {
  readonly #config: LanguageModelConfig;
  readonly #limits: AskLimits;
  readonly #url: string;
  /** Until a request passes without that did not pass with it. */
  #hasJsonMode = true;

  constructor(config: LanguageModelConfig, limits: AskLimits) {
    this.#config = config;
    this.#limits = limits;
    this.#url = `${config.baseUrl}/chat/completions`;
  }

  /** A response that begins well; what may pass the next time is tried again after a pause. */
  async post(request: ModelRequest, signal: AbortSignal): Promise<Response> {
    let isJsonMode = this.#hasJsonMode;
    for (let retries = 0; ; ) {
      const response = await this.#send(request, isJsonMode, signal);
      if (response?.ok) {
        this.#hasJsonMode &&= isJsonMode;
        return response;
      }
      await response?.body?.cancel();
      if (response?.status === 400 && isJsonMode) {
        // Perhaps only the setting is not known: then the same request passes without it.
        isJsonMode = false;
        continue;
      }
      const failure = failureOfStatus(response?.status ?? null);
      if (!isPassing(failure) || retries >= MAX_RETRIES) throw new ModelFailure(failure);
      await pause(this.#pauseMs(response, retries++), undefined, { signal });
    }
  }

  /** Null when there was no response at all. */
  async #send(
    { system, user }: ModelRequest,
    isJsonMode: boolean,
    signal: AbortSignal,
  ): Promise<Response | null> {
    const { apiKey, model } = this.#config;
    try {
      return await fetch(this.#url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({
          model,
          stream: true,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          ...(isJsonMode ? { response_format: { type: 'json_object' } } : {}),
        }),
        // The key and the contract go to the configured address and nowhere else.
        redirect: 'error',
        signal,
      });
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }

  #pauseMs(response: Response | null, retries: number): number {
    const asked = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1000;
    const own = this.#limits.retryPauseMs * 2 ** retries;
    return Math.min(Number.isFinite(asked) && asked > own ? asked : own, MAX_PAUSE_MS);
  }
}

function failureOfStatus(status: number | null): ModelFailure['kind'] {
  if (status === 429) return 'busy';
  if (status === 401 || status === 403 || status === 404) return 'refused';
  return status !== null && status < 500 && status !== 408 ? 'rejected' : 'unreachable';
}

function isPassing(failure: ModelFailure['kind']): boolean {
  return failure === 'busy' || failure === 'unreachable';
}

function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.reason instanceof ModelFailure) return signal.reason;
  // Whatever else ends a body that had begun: the connection broke.
  return error instanceof ModelFailure ? error : new ModelFailure('cutOff');
}
