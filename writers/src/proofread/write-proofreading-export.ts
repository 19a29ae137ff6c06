/**
 * In: a proofreading and a format. Out: the file. Promise: a Word file with comments and tracked changes is
 * read back before it is returned; a failed check throws `WriterFailed` and leaves no file.
 */
import { writeFile } from 'node:fs/promises';
import { editDocument } from '@wenjian/proofread';
import { listDecisions } from '../report/list-decisions.ts';
import { renderJson } from '../report/render-json.ts';
import { exportedEdits } from './correction-row.ts';
import type { ProofreadingExport } from './proofreading-export.ts';

export async function writeProofreadingExport(request: ProofreadingExport, outPath: string): Promise<void> {
  // Each format's library is loaded when it is wanted: together they take longer to load than a short file to write.
  switch (request.format) {
    case 'docx': {
      const { writeProofreadingDocx } = await import('./write-proofreading-docx.ts');
      return writeProofreadingDocx(request, outPath);
    }
    case 'errataDocx': {
      const { writeErrata } = await import('./write-errata.ts');
      return writeFile(outPath, await writeErrata(request));
    }
    case 'text':
      return writeFile(outPath, `${editDocument(request.document, exportedEdits(request)).document.text}\n`);
    case 'json':
      return writeFile(outPath, json(request));
  }
}

function json({ corrections, decisions, renumbered, coverage, source, info }: ProofreadingExport): string {
  const file = { name: source.name, sha256: source.sha256 };
  return renderJson({ file, corrections, renumbered, decisions: listDecisions(decisions), coverage, info });
}
