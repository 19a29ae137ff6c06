/**
 * Any endpoint with OpenAI's embeddings API. Its errors contain neither the key, the text nor the endpoint's
 * message.
 */
import { append } from '@wenjian/document';
import { z } from 'zod';
import type { EmbeddingsConfig } from '../../platform/config/embeddings-config.ts';
import type { Embedder } from './embedder.port.ts';
import { embedderText } from './embedder.text.ts';

const answerSchema = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1) })),
});
const ANSWER_MS = 30_000;
const TEXTS_AT_ONCE = 64;
/** Endpoints refuse texts that are too long for their model. */
const MOST_CHARACTERS = 480;

/** Asks once, to learn the number of dimensions; null if it does not answer. */
export async function openEndpointEmbedder(
  config: EmbeddingsConfig,
  report: (error: unknown) => void,
): Promise<Embedder | null> {
  try {
    const [probe] = await ask(config, ['合同'], undefined);
    if (probe === undefined) throw new Error(embedderText.endpointAnswer);
    return createEmbedder(config, probe.length);
  } catch (error) {
    report(error);
    return null;
  }
}

function createEmbedder(config: EmbeddingsConfig, dimensions: number): Embedder {
  return {
    model: config.model,
    replaces: [],
    dimensions,
    // How a foreign model wants questions put is not known here: both kinds go as they are.
    async embed(texts, _kind, signal) {
      const vectors: Float32Array[] = [];
      for (let start = 0; start < texts.length; start += TEXTS_AT_ONCE) {
        const batch = texts.slice(start, start + TEXTS_AT_ONCE).map((text) => text.slice(0, MOST_CHARACTERS));
        append(vectors, await ask(config, batch, signal));
      }
      return vectors;
    },
  };
}

async function ask(
  { baseUrl, apiKey, model }: EmbeddingsConfig,
  input: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly Float32Array[]> {
  const limit = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(`${baseUrl}/embeddings`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, input }),
    signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
  });
  if (!response.ok) throw new Error(embedderText.endpointFailed(response.status));
  const parsed = answerSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success || parsed.data.data.length !== input.length)
    throw new Error(embedderText.endpointAnswer);
  const inOrder = [...parsed.data.data].sort((one, other) => one.index - other.index);
  return inOrder.map(({ embedding }) => unit(Float32Array.from(embedding)));
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector); // few: the dimensions of a model
  return length === 0 ? vector : vector.map((value) => value / length);
}
