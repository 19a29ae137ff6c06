import type { Config } from '../../platform/config/config.ts';
import type { FeatureJobs, Upkeep, UpkeepParts } from '../feature-jobs.ts';
import { embedArticles } from './embed-articles.ts';
import { readIndexState } from './law-index.repository.ts';
import { hasLaws } from './laws.repository.ts';
import { loadShippedLaws } from './load-shipped-laws.ts';
import { readShipment, type Shipment } from './shipped-laws.ts';

/** The longest time until imported laws start to get vectors. */
const EMBED_LAWS_MS = 60_000;

export const lawJobs: FeatureJobs = { upkeep: (parts) => [lawUpkeep(parts)] };

interface LawParts extends Pick<UpkeepParts, 'database' | 'openEmbedder' | 'giveWay' | 'log' | 'stepBack'> {
  readonly config: Pick<Config, 'hasShippedLaws' | 'embeddings'>;
}

/** `open`: another shipment in tests. */
export function lawUpkeep(parts: LawParts, open: () => Promise<Shipment> = readShipment): Upkeep {
  let isLoaded = !parts.config.hasShippedLaws;
  const load = async (signal: AbortSignal) => {
    try {
      if (!isLoaded) await loadShipped(parts, open, signal);
      isLoaded = true;
    } finally {
      // Also after a failure: the next attempt is one of many, and whoever looks at the log is told of it.
      parts.stepBack();
    }
  };
  // By itself: the first question about law waits for it, and it waits for nothing else of the upkeep.
  return { everyMs: EMBED_LAWS_MS, isLong: true, steps: [load, (signal) => embedMissing(parts, signal)] };
}

/** While nothing can be searched, users wait for exactly this; once there is something, it gives way to their jobs. */
async function loadShipped(
  { database, giveWay, log, stepBack }: LawParts,
  open: () => Promise<Shipment>,
  signal: AbortSignal,
) {
  const started = performance.now();
  const isAwaited = (await readIndexState(database)) === null;
  if (!isAwaited) stepBack();
  const shipment = await open();
  if (await loadShippedLaws(database, shipment, signal, isAwaited ? undefined : giveWay))
    log.info({ shipment: shipment.sha256, ms: Math.round(performance.now() - started) }, 'laws loaded');
}

/** Vectors for articles that have none. What came with the product has those of the product's own encoder, and no other's. */
async function embedMissing(parts: LawParts, signal: AbortSignal) {
  const { config, database, openEmbedder, giveWay, log } = parts;
  const isOfImported = config.embeddings === null;
  if (!(await hasLaws(database, { isImported: isOfImported }))) return;
  const embedder = await openEmbedder();
  if (embedder === null) return;
  const made = await embedArticles(database, embedder, signal, { isOfImported, giveWay });
  if (made > 0) log.info({ made, model: embedder.model }, 'law articles embedded');
}
