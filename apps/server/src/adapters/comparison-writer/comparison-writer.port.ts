/** Writes a comparison as a file for people without the product. */
import type { CompareOptionsInput, ExportFormat } from '@wenjian/api';
import type { FindingDecision } from '@wenjian/document';

export interface WriterSide {
  /** The name the user knows the file by. */
  readonly name: string;
  readonly sha256: string;
  readonly path: string;
  /** The document that was read from it, as JSON. */
  readonly documentPath: string;
  /** Its pages; null if it has none. */
  readonly pdfPath: string | null;
}

export interface WriteRequest {
  readonly format: ExportFormat;
  /** The engine's comparison, as JSON. */
  readonly comparisonPath: string;
  readonly old: WriterSide;
  readonly new: WriterSide;
  readonly options: CompareOptionsInput;
  readonly decisions: readonly FindingDecision[];
  readonly createdAt: string;
  readonly outPath: string;
}

export type WriteOutcome =
  | { readonly kind: 'written' }
  /** A retry would fail the same way. The message is for the user, the reason for the operator. */
  | { readonly kind: 'failed'; readonly message: string; readonly reason: string };

export interface ComparisonWriter {
  write(request: WriteRequest, signal: AbortSignal): Promise<WriteOutcome>;
}
