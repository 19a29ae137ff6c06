/** The endpoint of the language model: for reviews, and for each mode of the assistant. */
import type { ChatMode } from '@wenjian/api';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

/** Limits for one chat answer and its prompt; any current model has room for both. */
const DEFAULT_MAX_TOKENS = 4_096;
const DEFAULT_CONTEXT_TOKENS = 16_000;

const optionalText = z
  .string()
  .optional()
  .transform((value) => (value?.trim() ? value.trim() : undefined));

export const languageModelEnvironment = {
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: '必须是完整的网址，例如 https://api.example.com/v1' })
    .refine((url) => !/\/chat\/completions\/?$/.test(url), '只填接口的根地址，不要带 /chat/completions')
    .refine((url) => !/[?#]|\/\/[^/]*@/.test(url), '不能带参数、锚点或账号；密钥请填在 LLM_API_KEY')
    .optional(),
  LLM_API_KEY: optionalText,
  LLM_MODEL_LAW: optionalText,
  LLM_MODEL_REASONING: optionalText,
  LLM_MODEL_GENERAL: optionalText,
  LLM_MODEL_ASSISTANT: optionalText,
  LLM_MAX_TOKENS: z.coerce.number('必须是数字').int().min(64).max(200_000).default(DEFAULT_MAX_TOKENS),
  LLM_CONTEXT_TOKENS: z.coerce
    .number('必须是数字')
    .int()
    .min(1_000)
    .max(2_000_000)
    .default(DEFAULT_CONTEXT_TOKENS),
} as const;

const environment = z.object(languageModelEnvironment);
type Environment = z.output<typeof environment>;

/** An endpoint with OpenAI's chat completions API. */
export interface EndpointConfig {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Null for an endpoint without a key, on the same machine or network. */
  readonly apiKey: string | null;
}

export interface LanguageModelConfig extends EndpointConfig {
  /** The model for contract reviews. */
  readonly model: string;
  readonly chat: {
    readonly models: Readonly<Record<ChatMode, string>>;
    /** For one answer. */
    readonly maxTokens: number;
    /** For one prompt: rules, sources, the conversation so far. */
    readonly contextTokens: number;
  };
}

export function languageModelConfig(values: Environment): LanguageModelConfig | null {
  const model = values.LLM_MODEL_LAW ?? values.LLM_MODEL_REASONING ?? values.LLM_MODEL_GENERAL;
  if (values.LLM_BASE_URL === undefined) {
    if (model === undefined && values.LLM_API_KEY === undefined) return null;
    throw new ConfigError(
      '配置有误，未启动：设置了 LLM_ 开头的变量，还需要 LLM_BASE_URL（语言模型接口的根地址）。',
    );
  }
  if (model === undefined) {
    throw new ConfigError(
      '配置有误，未启动：设置了 LLM_BASE_URL，还需要模型名称 LLM_MODEL_LAW、LLM_MODEL_REASONING 或 LLM_MODEL_GENERAL。',
    );
  }
  return {
    baseUrl: values.LLM_BASE_URL.replace(/\/+$/, ''),
    apiKey: values.LLM_API_KEY ?? null,
    model,
    chat: {
      models: chatModels(values, model),
      maxTokens: values.LLM_MAX_TOKENS,
      contextTokens: values.LLM_CONTEXT_TOKENS,
    },
  };
}

/** A mode without its own model uses the closest one. */
function chatModels(values: Environment, model: string): Readonly<Record<ChatMode, string>> {
  const general = values.LLM_MODEL_GENERAL ?? model;
  return {
    law: model,
    general,
    reasoning: values.LLM_MODEL_REASONING ?? model,
    assistant: values.LLM_MODEL_ASSISTANT ?? general,
  };
}
