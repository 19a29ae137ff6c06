/** Writes a review as a file for people without the product. */
import type { FindingDecision } from '@wenjian/document';

/** The formats the writers produce themselves; a PDF report is made from the Word report. */
export type WrittenAuditFormat = 'docx' | 'pdf' | 'reportDocx' | 'json';

export interface AuditWriteRequest {
  readonly format: WrittenAuditFormat;
  /** The engine's result, as JSON. */
  readonly auditPath: string;
  /** The document that was read from the file, as JSON. */
  readonly documentPath: string;
  readonly source: {
    readonly path: string;
    /** The name the user knows the file by. */
    readonly name: string;
    readonly sha256: string;
    /** Its pages; null if it has none. */
    readonly pdfPath: string | null;
  };
  readonly decisions: readonly FindingDecision[];
  readonly info: {
    readonly title: string;
    readonly standpoint: string;
    readonly templateName: string;
    readonly customDemand: string;
    readonly model: string | null;
    readonly createdAt: string;
  };
  readonly outPath: string;
}

export type AuditWriteOutcome =
  | { readonly kind: 'written' }
  /** A retry would fail the same way. The message is for the user, the reason for the operator. */
  | { readonly kind: 'failed'; readonly message: string; readonly reason: string };

export interface AuditWriter {
  write(request: AuditWriteRequest, signal: AbortSignal): Promise<AuditWriteOutcome>;
}
