/**
 * The product's search by meaning on the benchmark's base. The vectors are drawn at random: the time and memory of the search do not
 * depend on what they mean. The model that makes them is measured by the section on plagiarism, not here.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { EncodedSentence } from '@wenjian/plagiarism';
import { createBlobStore } from '../../../apps/server/src/adapters/blob-store/create-blob-store.ts';
import { findByMeaning } from '../../../apps/server/src/features/plagiarism/text-base/find-by-meaning.ts';
import type { BenchDatabase } from './textbase-database.ts';

/** What the product keeps of each document: one bit for each dimension of each sentence. */
const KEPT_SENTENCES = 120;
const DIMENSIONS = 512;
const BITS_PER_BYTE = 8;

export interface MeaningSearch {
  /** Gives documents of the base the meaning of their sentences. */
  add(ids: readonly string[]): Promise<void>;
  /** As a check does it after the search by words; returns how many documents were looked at. */
  search(except: readonly string[]): Promise<number>;
  close(): void;
}

export async function createMeaningSearch({ database, scope, query }: BenchDatabase): Promise<MeaningSearch> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-bench-meaning-'));
  const blobs = await createBlobStore(folder);
  const { sha256 } = await blobs.put(Readable.from(['{}']));
  const sentenceEncoder = {
    encode: async (_: unknown, most: number) => ({ sentences: drawnSentences(most), leftOut: 0 }),
  };
  const parts = { database, blobs, sentenceEncoder };
  return {
    async add(ids) {
      const signs = ids.map(() => randomBytes((KEPT_SENTENCES * DIMENSIONS) / BITS_PER_BYTE));
      await query(
        `insert into text_base_meanings (document, dimensions, signs)
           select number, $1, given.signs from unnest($2::uuid[], $3::bytea[]) as given(id, signs)
             join text_base_documents using (id)`,
        [DIMENSIONS, ids, signs],
      );
    },
    async search(except) {
      const { signal } = new AbortController();
      return (await findByMeaning(parts, scope, sha256, { except, signal })).lookedAt;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function drawnSentences(count: number): readonly EncodedSentence[] {
  return Array.from({ length: count }, (_, at) => {
    const bytes = randomBytes(DIMENSIONS);
    return { start: at, end: at + 1, text: '', vector: Float32Array.from(bytes, (byte) => byte - 127.5) };
  });
}
