/** The input of a proofreading export. */
import type { Coverage, Document, FindingDecision } from '@wenjian/document';
import type { Correction, Renumbering } from '@wenjian/proofread';

/** `cleanDocx`: the accepted corrections in the text; `docx`: as tracked changes, with comments; `errata…`: the errata sheet; `text`: the corrected text. */
export type ProofreadingExportFormat = 'cleanDocx' | 'docx' | 'errataDocx' | 'errataXlsx' | 'text' | 'json';

export interface ProofreadingExport {
  readonly format: ProofreadingExportFormat;
  readonly corrections: readonly Correction[];
  /** The new numbers when the clauses are renumbered. */
  readonly renumbered: Renumbering['replacements'];
  readonly document: Document;
  readonly coverage: Coverage;
  /** The trained corrector had not read the contract yet. */
  readonly isPartial?: boolean;
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
