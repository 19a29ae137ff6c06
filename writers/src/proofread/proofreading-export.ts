/** The input of a proofreading export. */
import type { Coverage, Document } from '@wenjian/document';
import type { Correction, Renumbering } from '@wenjian/proofread';

/** `docx`: tracked changes and comments; `errataDocx`: the errata sheet; `text`: the corrected text; `json`. */
export type ProofreadingExportFormat = 'docx' | 'errataDocx' | 'text' | 'json';

export interface ProofreadingExport {
  readonly format: ProofreadingExportFormat;
  readonly corrections: readonly Correction[];
  /** The new numbers when the clauses are renumbered. */
  readonly renumbered: Renumbering['replacements'];
  readonly document: Document;
  readonly coverage: Coverage;
  readonly source: {
    readonly path: string;
    readonly name: string;
    /** Hexadecimal. */
    readonly sha256: string;
  };
  /** A correction without one is open. */
  readonly states: readonly CorrectionState[];
  readonly info: {
    readonly title: string;
    /** ISO 8601. */
    readonly createdAt: string;
  };
}

export interface CorrectionState {
  readonly correctionId: string;
  readonly state: 'open' | 'accepted' | 'ignored';
  /** The user's own replacement. */
  readonly replacement: string | null;
  readonly decidedBy: { readonly name: string } | null;
  /** ISO 8601. */
  readonly decidedAt: string | null;
}
