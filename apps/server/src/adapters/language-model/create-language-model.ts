/** Any endpoint with OpenAI's chat completions API; null if none is configured. */
import type { LanguageModelConfig } from '../../platform/config/language-model-config.ts';
import type { ChatModel } from './chat-model.port.ts';
import type { LanguageModel } from './language-model.port.ts';
import { createOpenAiChatModel, type ReplyLimits } from './openai.chat-model.ts';
import { createOpenAiLanguageModel } from './openai.language-model.ts';

export function createLanguageModel(config: LanguageModelConfig | null): LanguageModel | null {
  return config === null ? null : createOpenAiLanguageModel(config);
}

export function createChatModel(config: LanguageModelConfig | null, limits?: ReplyLimits): ChatModel | null {
  return config === null ? null : createOpenAiChatModel(config, limits);
}
