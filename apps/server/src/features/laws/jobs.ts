import type { FeatureJobs, WorkerParts } from '../feature-jobs.ts';
import { embedArticles } from './embed-articles.ts';
import { hasLaws } from './laws.repository.ts';
import { loadShippedLaws } from './load-shipped-laws.ts';
import { readShipment } from './shipped-laws.ts';

/** The longest time until imported laws start to get vectors. */
const EMBED_LAWS_MS = 60_000;

export const lawJobs: FeatureJobs = {
  upkeep: (parts) => {
    let isLoaded = !parts.config.hasShippedLaws;
    const load = async (signal: AbortSignal) => {
      if (isLoaded) return;
      await loadShipped(parts, signal);
      isLoaded = true;
    };
    // By itself: the first question about law waits for it, and it waits for nothing else of the upkeep.
    return [{ everyMs: EMBED_LAWS_MS, isLong: true, steps: [load, (signal) => embedMissing(parts, signal)] }];
  },
};

async function loadShipped({ database, giveWay, log }: WorkerParts, signal: AbortSignal) {
  const started = performance.now();
  const shipment = await readShipment();
  if (await loadShippedLaws(database, shipment, signal, giveWay))
    log.info({ shipment: shipment.sha256, ms: Math.round(performance.now() - started) }, 'laws loaded');
}

/** Vectors for articles that have none. What came with the product has those of the product's own encoder, and no other's. */
async function embedMissing(parts: WorkerParts, signal: AbortSignal) {
  const { config, database, openEmbedder, giveWay, log } = parts;
  const isOfImported = config.embeddings === null;
  if (!(await hasLaws(database, { isImported: isOfImported }))) return;
  const embedder = await openEmbedder();
  if (embedder === null) return;
  const made = await embedArticles(database, embedder, signal, { isOfImported, giveWay });
  if (made > 0) log.info({ made, model: embedder.model }, 'law articles embedded');
}
