/** The input of a proofreading export. */
import type { Coverage, Document, FindingDecision } from '@wenjian/document';
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
  readonly decisions: readonly FindingDecision[];
  readonly info: {
    readonly title: string;
    /** ISO 8601. */
    readonly createdAt: string;
  };
}
