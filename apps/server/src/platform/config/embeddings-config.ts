/** An endpoint with OpenAI's embeddings API; without one the built-in model is used. */
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

export interface EmbeddingsConfig {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Null for an endpoint without a key. */
  readonly apiKey: string | null;
  readonly model: string;
}

export const embeddingsEnvironment = {
  EMBEDDINGS_BASE_URL: z
    .url({ protocol: /^https?$/, error: '必须是完整的网址，例如 https://api.example.com/v1' })
    .refine((url) => !/\/embeddings\/?$/.test(url), '只填接口的根地址，不要带 /embeddings')
    .refine((url) => !/[?#]|\/\/[^/]*@/.test(url), '不能带参数、锚点或账号；密钥请填在 EMBEDDINGS_API_KEY')
    .optional(),
  EMBEDDINGS_API_KEY: z.string().optional(),
  EMBEDDINGS_MODEL: z.string().optional(),
} as const;

export function embeddingsConfig(values: {
  readonly EMBEDDINGS_BASE_URL?: string | undefined;
  readonly EMBEDDINGS_API_KEY?: string | undefined;
  readonly EMBEDDINGS_MODEL?: string | undefined;
}): EmbeddingsConfig | null {
  const { EMBEDDINGS_BASE_URL: url, EMBEDDINGS_API_KEY: apiKey, EMBEDDINGS_MODEL: model } = values;
  if (url === undefined && apiKey === undefined && model === undefined) return null;
  if (url === undefined || model === undefined)
    throw new ConfigError(
      '配置有误，未启动：向量接口需要同时设置 EMBEDDINGS_BASE_URL（接口的根地址）和 EMBEDDINGS_MODEL（模型名称）。',
    );
  return { baseUrl: url.replace(/\/+$/, ''), apiKey: apiKey ?? null, model };
}
