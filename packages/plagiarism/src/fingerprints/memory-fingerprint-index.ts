/** The fingerprint index in memory: for tests, and as the reference implementation of the port. */
import type {
  FingerprintIndex,
  IndexedDocument,
  RankedDocument,
  Ranking,
  RankQuery,
} from './fingerprint-index.ts';
import type { DocumentFrequencies } from './rarity.ts';

export class MemoryFingerprintIndex implements FingerprintIndex {
  readonly #documents = new Map<string, Int32Array>();
  readonly #holders = new Map<number, Set<string>>();

  async put(documents: readonly IndexedDocument[]): Promise<void> {
    for (const { documentId, hashes } of documents) {
      await this.remove(documentId);
      this.#documents.set(documentId, hashes);
      for (const hash of hashes) {
        const holders = this.#holders.get(hash);
        if (holders === undefined) this.#holders.set(hash, new Set([documentId]));
        else holders.add(documentId);
      }
    }
  }

  async remove(documentId: string): Promise<void> {
    for (const hash of this.#documents.get(documentId) ?? []) {
      const holders = this.#holders.get(hash);
      holders?.delete(documentId);
      if (holders?.size === 0) this.#holders.delete(hash);
    }
    this.#documents.delete(documentId);
  }

  async frequencies(): Promise<DocumentFrequencies> {
    const documentCount = this.#documents.size;
    return { documentCount, frequencyOf: (hash) => this.#holders.get(hash)?.size ?? 0 };
  }

  async rank({ hashes, weights, limit, except }: RankQuery): Promise<Ranking> {
    const tallies = new Map<string, RankedDocument>();
    hashes.forEach((hash, index) => {
      for (const documentId of this.#holders.get(hash) ?? []) {
        const { shared, weight } = tallies.get(documentId) ?? { shared: 0, weight: 0 };
        tallies.set(documentId, { documentId, shared: shared + 1, weight: weight + (weights[index] ?? 0) });
      }
    });
    for (const documentId of except) tallies.delete(documentId);
    const ranked = [...tallies.values()].sort((one, other) => other.weight - one.weight);
    return { best: ranked.slice(0, limit), total: ranked.length };
  }
}
