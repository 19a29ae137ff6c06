/** The endpoint where one is configured, otherwise the model that comes with the product; where neither can be had, none, and the log says so. */
import type { EmbeddingsConfig } from '../../platform/embeddings-config.ts';
import type { Embedder } from './embedder.port.ts';
import { openEndpointEmbedder } from './endpoint.embedder.ts';
import { openLocalEmbedder } from './local.embedder.ts';

export function createEmbedder(
  config: EmbeddingsConfig | null,
  report: (error: unknown) => void,
): Promise<Embedder | null> {
  return config === null ? openLocalEmbedder(report) : openEndpointEmbedder(config, report);
}
