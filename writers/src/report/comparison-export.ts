/**
 * The input of a comparison export. The types are those of the comparison's result, as far as an export shows
 * them.
 */
import {
  applyScript,
  type ChangeType,
  type EditScript,
  invertScript,
  type Significance,
} from '@wenjian/compare';
import type { Document, FindingDecision, RevisionView } from '@wenjian/document';
import { replayFailed } from '../writer-failed.ts';

export type ExportFormat = 'docx' | 'pdfOld' | 'pdfNew' | 'html' | 'xlsx' | 'markdown';

export type SideName = 'old' | 'new';

export interface ExportSide {
  readonly text: string;
  readonly page: number | null;
  /** The first block it is in. */
  readonly block: string;
  readonly start: number;
  readonly end: number;
  readonly clause?: string | null;
}

export interface ExportChange {
  readonly id: string;
  readonly type: ChangeType;
  readonly significance: Significance;
  readonly old: ExportSide | null;
  readonly new: ExportSide | null;
  readonly reason: string;
  readonly isSuspect?: boolean;
}

export interface ComparisonExport {
  readonly format: ExportFormat;
  readonly comparison: {
    readonly script: EditScript;
    readonly changes: readonly ExportChange[];
    readonly statistics: object;
    readonly coverage: {
      readonly examined: readonly {
        readonly side: SideName;
        readonly what: string;
        readonly count: number;
      }[];
      readonly notExamined: readonly {
        readonly side: SideName;
        readonly what: string;
        readonly count: number;
        readonly reason: string;
      }[];
    };
  };
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
