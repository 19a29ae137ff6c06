/**
 * One question, one answer in JSON. Promise: an ask ends within its time and leaves no connection behind, also when its reader stops early
 * or the signal stops it.
 */
import { ModelFailure } from '@wenjian/audit';
import type { EndpointConfig } from '../../platform/config/language-model-config.ts';
import type { LanguageModel } from './language-model.port.ts';
import { failureOf, OpenAiEndpoint } from './openai-endpoint.ts';
import { readAnswerText } from './read-answer.ts';

export interface AskLimits {
  /** For one answer from the first try to its last word; reasoning models are slow. */
  readonly answerMs: number;
  readonly retryPauseMs: number;
}

const defaultLimits: AskLimits = { answerMs: 120_000, retryPauseMs: 1_000 };

export function createOpenAiLanguageModel(
  config: EndpointConfig & { readonly model: string },
  limits: AskLimits = defaultLimits,
): LanguageModel {
  const endpoint = new OpenAiEndpoint(config, limits.retryPauseMs);
  const { model } = config;
  return {
    name: model,
    async *ask({ system, user, signal }) {
      const call = new AbortController();
      const stop = (): void => call.abort(new ModelFailure('stopped'));
      const timer = setTimeout(() => call.abort(new ModelFailure('timeout')), limits.answerMs);
      signal.addEventListener('abort', stop, { once: true });
      try {
        if (signal.aborted) stop();
        const messages = [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ];
        const response = await endpoint.post({ model, messages, isJson: true, maxTokens: null }, call.signal);
        yield* readAnswerText(response);
      } catch (error) {
        throw failureOf(error, call.signal);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        call.abort();
      }
    },
  };
}
