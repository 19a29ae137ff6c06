/** The input of a review export. */
import type { AuditResult } from '@wenjian/audit';
import type { Document } from '@wenjian/document';

/** `docx`: the contract with comments and tracked changes; `pdf`: its pages with annotations; `reportDocx`: the report; `json`. */
export type AuditExportFormat = 'docx' | 'pdf' | 'reportDocx' | 'json';

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
  readonly states: readonly RiskState[];
  readonly info: AuditInfo;
}

export interface RiskState {
  readonly riskId: string;
  readonly state: 'open' | 'adopted' | 'ignored';
  /** How an adopted suggestion is applied; a missing clause is always inserted. */
  readonly mode: 'replace' | 'insert';
  /** The adopted text when it differs from the suggestion. */
  readonly rewrite: string | null;
  readonly note: string;
  readonly decidedBy: { readonly name: string } | null;
  /** ISO 8601. */
  readonly decidedAt: string | null;
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
