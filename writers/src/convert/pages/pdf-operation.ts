/** What the operations on PDFs share: a checked source, the thread, and what a rewritten file loses. */
import { detectFormat } from '@wenjian/readers';
import { ConversionRefused, type SourceFile } from '../conversion.ts';
import type { ConversionRun } from '../conversion-run.ts';
import { factNotes, refusals } from '../convert.text.ts';
import { checkPdf } from '../pdf-source.ts';
import { editPdf } from './edit-pdf.ts';
import type { PdfEdit, PdfEditResult, PdfFact, PdfInput } from './pdf-edit.messages.ts';

export type Progress = (fraction: number) => void;

export async function onlyPdf(file: SourceFile): Promise<PdfInput> {
  if ((await detectFormat(file.path)) !== 'pdf') throw new ConversionRefused('unsupported', refusals.onlyPdf);
  return checkPdf(file.path);
}

export function edit(run: ConversionRun, task: PdfEdit, onProgress: Progress): Promise<PdfEditResult> {
  return editPdf(task, { signal: run.signal, onProgress });
}

export function noteFacts(run: ConversionRun, { facts }: { readonly facts: readonly PdfFact[] }): void {
  for (const fact of facts) run.note(factNotes[fact]);
}
