/** The input of a comparison export. */
import { applyScript, type Comparison, type EditScript, invertScript } from '@wenjian/compare';
import type { Document, FindingDecision, RevisionView } from '@wenjian/document';
import { replayFailed } from '../writer-failed.ts';

export type ExportFormat =
  | 'docx'
  | 'mergedDocx'
  | 'cleanDocx'
  | 'letterDocx'
  | 'letterXlsx'
  | 'pdfOld'
  | 'pdfNew'
  | 'html'
  | 'xlsx'
  | 'markdown';

export type SideName = 'old' | 'new';

export interface ComparisonExport {
  readonly format: ExportFormat;
  readonly comparison: Comparison;
  readonly oldDocument: Document;
  readonly newDocument: Document;
  readonly oldPath: string;
  readonly newPath: string;
  /** The pages of each side; null when there are none. */
  readonly oldPdfPath: string | null;
  readonly newPdfPath: string | null;
  readonly names: Readonly<Record<SideName, string>>;
  /** SHA-256, hexadecimal. */
  readonly hashes: Readonly<Record<SideName, string>>;
  readonly options: { readonly revisions?: RevisionView | undefined };
  /** A change without one is open. */
  readonly decisions: readonly FindingDecision[];
  /** The time of the export and of the replay check. */
  readonly createdAt: Date;
}

/** Applies the script forwards and backwards; throws when either does not give the other side. */
export function verifyReplay({ comparison: { script }, oldDocument, newDocument }: ComparisonExport): void {
  if (!gives(script, oldDocument.text, newDocument.text)) throw replayFailed('new');
  if (!gives(invertScript(script), newDocument.text, oldDocument.text)) throw replayFailed('old');
}

function gives(script: EditScript, from: string, to: string): boolean {
  try {
    return applyScript(script, from) === to;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
