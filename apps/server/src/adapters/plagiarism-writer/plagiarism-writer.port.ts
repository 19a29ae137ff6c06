/** Writes a plagiarism check as a file for people without the product. */

/** The formats the writers produce themselves; the PDF report is made from the Word report. */
export type WrittenPlagiarismFormat = 'docx' | 'xlsx' | 'html' | 'json' | 'marked';

export interface PlagiarismWriteRequest {
  readonly format: WrittenPlagiarismFormat;
  readonly mode: 'pair' | 'many';
  /** The result of the check, as JSON. */
  readonly resultPath: string;
  /** The other evidence, as JSON. */
  readonly findingsPath: string;
  readonly info: { readonly title: string; readonly createdAt: string };
  /** Of the document whose pages are marked. */
  readonly marked: { readonly docId: string; readonly pdfPath: string } | null;
  readonly outPath: string;
}

export type PlagiarismWriteOutcome =
  | { readonly kind: 'written' }
  /** A retry would fail the same way. The message is for the user, the reason for the operator. */
  | { readonly kind: 'failed'; readonly message: string; readonly reason: string };

export interface PlagiarismWriter {
  write(request: PlagiarismWriteRequest, signal: AbortSignal): Promise<PlagiarismWriteOutcome>;
}
