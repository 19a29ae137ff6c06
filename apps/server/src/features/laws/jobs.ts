import type { FeatureJobs, WorkerParts } from '../feature-jobs.ts';
import { embedArticles } from './embed-articles.ts';
import { hasLaws } from './laws.repository.ts';

/** The longest time until imported laws start to get vectors. */
const EMBED_LAWS_MS = 60_000;

export const lawJobs: FeatureJobs = {
  upkeep: (parts) => [{ everyMs: EMBED_LAWS_MS, steps: [(signal) => embedMissing(parts, signal)] }],
};

/** Vectors for articles that have none. */
async function embedMissing(parts: WorkerParts, signal: AbortSignal) {
  const { database, openEmbedder, giveWay, log } = parts;
  if (!(await hasLaws(database))) return;
  const embedder = await openEmbedder();
  if (embedder === null) return;
  const made = await embedArticles(database, embedder, signal, { giveWay });
  if (made > 0) log.info({ made, model: embedder.model }, 'law articles embedded');
}
