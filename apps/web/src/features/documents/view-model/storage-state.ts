/** The storage state of the knowledge base. Pure. */
import type { Storage } from './knowledge-shapes.ts';

/** From this share on, the space dialog warns. */
const NEARLY_FULL = 0.9;

export type StorageState = 'roomy' | 'nearlyFull' | 'full';

/** Without a limit there is always room. */
type Volume = Pick<Storage, 'doc_volume' | 'doc_volume_limit'>;

export function storageState({ doc_volume, doc_volume_limit }: Volume): StorageState {
  if (doc_volume_limit === null) return 'roomy';
  if (doc_volume >= doc_volume_limit) return 'full';
  return doc_volume >= NEARLY_FULL * doc_volume_limit ? 'nearlyFull' : 'roomy';
}

export function storagePercent({ doc_volume, doc_volume_limit }: Volume): number {
  if (doc_volume_limit === null) return 0;
  return doc_volume_limit === 0 ? 100 : Math.min(100, Math.round((doc_volume / doc_volume_limit) * 100));
}

export function freeBytes({ doc_volume, doc_volume_limit }: Volume): number {
  return doc_volume_limit === null ? Number.POSITIVE_INFINITY : Math.max(0, doc_volume_limit - doc_volume);
}
