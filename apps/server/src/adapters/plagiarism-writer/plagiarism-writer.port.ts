/** Writes a plagiarism check as a file for people without the product. */

/** What the writers make themselves; the report as PDF is made from the Word report. */
export type WrittenPlagiarismFormat = 'docx' | 'xlsx' | 'html' | 'json' | 'marked';

export interface PlagiarismWriteRequest {
  readonly format: WrittenPlagiarismFormat;
  readonly mode: 'pair' | 'many';
  /** The result of the check, as JSON. */
  readonly resultPath: string;
  /** What was found besides, as JSON. */
  readonly findingsPath: string;
  readonly info: { readonly title: string; readonly createdAt: string };
  /** Of the document whose pages are marked. */
  readonly marked: { readonly docId: string; readonly pdfPath: string } | null;
  readonly outPath: string;
}

export type PlagiarismWriteOutcome =
  | { readonly kind: 'written' }
  /** No second attempt would end otherwise. The sentence is for the user, the reason for the operator. */
  | { readonly kind: 'failed'; readonly message: string; readonly reason: string };

export interface PlagiarismWriter {
  write(request: PlagiarismWriteRequest, signal: AbortSignal): Promise<PlagiarismWriteOutcome>;
}
