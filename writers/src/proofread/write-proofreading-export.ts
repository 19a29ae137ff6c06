/**
 * In: a proofreading and a format. Out: the file. Promise: a Word file of the contract is read back before it is returned, and the notice says what was
 * checked on it; a failed check throws `WriterFailed` and leaves no file.
 */
import { writeFile } from 'node:fs/promises';
import { editDocument } from '@wenjian/proofread';
import { listDecisions } from '../report/list-decisions.ts';
import { renderJson } from '../report/render-json.ts';
import type { WrittenExport } from '../report/write-comparison-export.ts';
import { exportedEdits } from './correction-row.ts';
import { proofreadingExportText as text } from './proofreading-export.text.ts';
import type { ProofreadingExport } from './proofreading-export.ts';

export async function writeProofreadingExport(
  request: ProofreadingExport,
  outPath: string,
): Promise<WrittenExport> {
  const { notice } = await writeFormat(request, outPath);
  return { notice: request.isPartial ? `${text.partial}${notice ?? ''}` : notice };
}

async function writeFormat(request: ProofreadingExport, outPath: string): Promise<WrittenExport> {
  // Each format's library is loaded when it is wanted: together they take longer to load than a short file to write.
  switch (request.format) {
    case 'cleanDocx': {
      const { writeCorrectedDocx } = await import('./write-corrected-docx.ts');
      return { notice: await writeCorrectedDocx(request, outPath) };
    }
    case 'docx': {
      const { writeProofreadingDocx } = await import('./write-proofreading-docx.ts');
      await writeProofreadingDocx(request, outPath);
      return { notice: text.tracked };
    }
    default:
      await writeFile(outPath, await contentOf(request, request.format));
      return { notice: null };
  }
}

async function contentOf(
  request: ProofreadingExport,
  format: Exclude<ProofreadingExport['format'], 'cleanDocx' | 'docx'>,
): Promise<string | Uint8Array> {
  switch (format) {
    case 'errataDocx':
      return (await import('./write-errata.ts')).writeErrata(request);
    case 'errataXlsx':
      return (await import('./write-errata-xlsx.ts')).writeErrataXlsx(request);
    case 'text':
      return `${editDocument(request.document, exportedEdits(request)).document.text}\n`;
    case 'json':
      return json(request);
  }
}

function json({ corrections, decisions, renumbered, coverage, source, info }: ProofreadingExport): string {
  const file = { name: source.name, sha256: source.sha256 };
  return renderJson({ file, corrections, renumbered, decisions: listDecisions(decisions), coverage, info });
}
