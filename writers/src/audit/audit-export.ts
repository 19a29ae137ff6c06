/** The input of a review export. */
import type { AuditResult } from '@wenjian/audit';
import type { Document, FindingDecision } from '@wenjian/document';

/** `docx`: the contract with comments and tracked changes; `pdf`: its pages with annotations; `reportDocx`: the report; `xlsx`: its tables; `json`. */
export type AuditExportFormat = 'docx' | 'pdf' | 'reportDocx' | 'xlsx' | 'json';

export interface AuditExport {
  readonly format: AuditExportFormat;
  readonly result: AuditResult;
  /** The reviewed document, with its layout if there is one. */
  readonly document: Document;
  readonly source: {
    readonly path: string;
    readonly name: string;
    /** Hexadecimal. */
    readonly sha256: string;
    /** Its pages; null when there are none. */
    readonly pdfPath: string | null;
  };
  /** A risk without one is open. */
  readonly decisions: readonly FindingDecision[];
  readonly info: AuditInfo;
}

export interface AuditInfo {
  readonly title: string;
  readonly standpoint: string;
  readonly templateName: string;
  readonly customDemand: string;
  /** The name of the model; null when only rules were used. */
  readonly model: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}
