import type { Coverage, Document } from '@wenjian/document';
import type { Correction, Renumbering } from '@wenjian/proofread';
import { writeProofreadingExport } from '@wenjian/writers';
import { loadJson } from './load-json.ts';
import type { ProofreadingRequest } from './result-writer.port.ts';

interface Found {
  readonly corrections: readonly Correction[];
  readonly coverage: Coverage;
  /** The trained corrector had not read yet. */
  readonly isPartial?: boolean;
  readonly renumbering: Pick<Renumbering, 'replacements'> | null;
}

export async function writeProofreading(request: ProofreadingRequest): Promise<string | null> {
  const { enginePath, documentPath, outPath, isRenumbered, ...rest } = request;
  const { corrections, renumbering, coverage, isPartial = false } = await loadJson<Found>(enginePath);
  const input = {
    ...rest,
    corrections,
    coverage,
    renumbered: isRenumbered ? (renumbering?.replacements ?? []) : [],
    document: await loadJson<Document>(documentPath),
    isPartial,
  };
  return (await writeProofreadingExport(input, outPath)).notice;
}
