/** Writes a proofreading as a file for people without the product. */
import type { FindingDecision } from '@wenjian/document';

/** The formats the writers produce themselves; the PDF list of errata is made from the Word list. */
export type WrittenProofreadingFormat = 'docx' | 'errataDocx' | 'text' | 'json';

export interface ProofreadingWriteRequest {
  readonly format: WrittenProofreadingFormat;
  /** What the engine found, as JSON. */
  readonly enginePath: string;
  /** The document that was read from the file, as JSON. */
  readonly documentPath: string;
  readonly source: {
    readonly path: string;
    /** The name the user knows the file by. */
    readonly name: string;
    readonly sha256: string;
  };
  readonly decisions: readonly FindingDecision[];
  /** Whether the clauses are numbered anew. */
  readonly isRenumbered: boolean;
  readonly info: { readonly title: string; readonly createdAt: string };
  readonly outPath: string;
}

export type ProofreadingWriteOutcome =
  | { readonly kind: 'written' }
  /** A retry would fail the same way. The message is for the user, the reason for the operator. */
  | { readonly kind: 'failed'; readonly message: string; readonly reason: string };

export interface ProofreadingWriter {
  write(request: ProofreadingWriteRequest, signal: AbortSignal): Promise<ProofreadingWriteOutcome>;
}
