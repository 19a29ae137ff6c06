/** The thread of an export. In: findings and document. Out: a file. */
import { readFile } from 'node:fs/promises';
import type { Coverage, Document } from '@wenjian/document';
import type { Correction, Renumbering } from '@wenjian/proofread';
import { WriterFailed, writeProofreadingExport } from '@wenjian/writers';
import { serveEngine } from '../../platform/engine-thread.ts';
import type { ProofreadingWriteOutcome, ProofreadingWriteRequest } from './proofreading-writer.port.ts';

interface Found {
  readonly corrections: readonly Correction[];
  readonly coverage: Coverage;
  readonly renumbering: Pick<Renumbering, 'replacements'> | null;
}

await serveEngine<ProofreadingWriteRequest, ProofreadingWriteOutcome>(async (request) => {
  const { enginePath, documentPath, outPath, isRenumbered, ...rest } = request;
  const { corrections, renumbering, coverage } = await load<Found>(enginePath);
  const input = {
    ...rest,
    corrections,
    coverage,
    renumbered: isRenumbered ? (renumbering?.replacements ?? []) : [],
    document: await load<Document>(documentPath),
  };
  try {
    await writeProofreadingExport(input, outPath);
    return { kind: 'written' };
  } catch (error) {
    // The writer checks its own output; a file that fails the check is never delivered.
    if (error instanceof WriterFailed)
      return { kind: 'failed', message: error.message, reason: error.reason };
    throw error;
  }
});

async function load<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
