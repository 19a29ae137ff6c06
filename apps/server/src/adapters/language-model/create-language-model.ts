/** Any endpoint that speaks OpenAI's chat completions; none configured, none asked. */
import type { LanguageModelConfig } from '../../platform/config.ts';
import type { LanguageModel } from './language-model.port.ts';
import { createOpenAiLanguageModel } from './openai.language-model.ts';

export function createLanguageModel(config: LanguageModelConfig | null): LanguageModel | null {
  return config === null ? null : createOpenAiLanguageModel(config);
}
