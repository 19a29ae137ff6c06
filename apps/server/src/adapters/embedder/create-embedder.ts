/**
 * The endpoint if one is configured, otherwise the built-in model; null if neither is available, which is
 * logged.
 */
import type { EmbeddingsConfig } from '../../platform/config/embeddings-config.ts';
import type { Embedder } from './embedder.port.ts';
import { openEndpointEmbedder } from './endpoint.embedder.ts';
import { openLocalEmbedder } from './local.embedder.ts';

export function createEmbedder(
  config: EmbeddingsConfig | null,
  report: (error: unknown) => void,
): Promise<Embedder | null> {
  return config === null ? openLocalEmbedder(report) : openEndpointEmbedder(config, report);
}
