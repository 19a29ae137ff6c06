/** Writes a tool's result as a file for people without the product. What each tool hands over is in its request; all else is the same. */
import type { CompareOptionsInput, ToolOf, WrittenFormatOf } from '@wenjian/api';
import type { FindingDecision } from '@wenjian/document';
import type { Template, TemplateValues } from '@wenjian/templates';

export type WriteOutcome =
  /** The notice is for the user: what was checked on the file, or what it does not carry. */
  | { readonly kind: 'written'; readonly notice: string | null }
  /** A retry would fail the same way. The message is for the user, the reason for the operator. */
  | { readonly kind: 'failed'; readonly message: string; readonly reason: string };

export interface ResultWriter<Request> {
  /** `onProgress` is given the part that is done, where a writer tells of it. */
  write(
    request: Request,
    signal: AbortSignal,
    onProgress?: (fraction: number) => void,
  ): Promise<WriteOutcome>;
}

/** A file that was read. */
interface WrittenSource {
  readonly path: string;
  /** The name the user knows the file by. */
  readonly name: string;
  readonly sha256: string;
}

interface PagedSource extends WrittenSource {
  /** Its pages; null if it has none. */
  readonly pdfPath: string | null;
}

export interface WriterSide extends PagedSource {
  /** The document that was read from it, as JSON. */
  readonly documentPath: string;
}

interface ReportInfo {
  readonly title: string;
  readonly createdAt: string;
}

export interface ComparisonRequest {
  readonly format: WrittenFormatOf<ToolOf<'comparison'>>;
  /** The engine's comparison, as JSON. */
  readonly comparisonPath: string;
  readonly old: WriterSide;
  readonly new: WriterSide;
  readonly options: CompareOptionsInput;
  readonly decisions: readonly FindingDecision[];
  readonly createdAt: string;
  readonly outPath: string;
}

export interface AuditRequest {
  readonly format: WrittenFormatOf<ToolOf<'audit'>>;
  /** The engine's result, as JSON. */
  readonly auditPath: string;
  /** The document that was read from the file, as JSON. */
  readonly documentPath: string;
  readonly source: PagedSource;
  readonly decisions: readonly FindingDecision[];
  readonly info: ReportInfo & {
    readonly standpoint: string;
    readonly templateName: string;
    readonly customDemand: string;
    readonly model: string | null;
  };
  readonly outPath: string;
}

export interface ProofreadingRequest {
  readonly format: WrittenFormatOf<ToolOf<'proofreading'>>;
  /** What the engine found, as JSON. */
  readonly enginePath: string;
  /** The document that was read from the file, as JSON. */
  readonly documentPath: string;
  readonly source: WrittenSource;
  readonly decisions: readonly FindingDecision[];
  /** Whether the clauses are numbered anew. */
  readonly isRenumbered: boolean;
  readonly info: ReportInfo;
  readonly outPath: string;
}

/** What the front page of a report says of itself. */
interface IssuedAs {
  readonly number: string;
  readonly code: string;
  /** Of the page that verifies it. */
  readonly address: string;
  readonly requester: string;
  /** JSON: the figures on the front page. */
  readonly factsPath: string;
}

export interface CheckRequest {
  readonly format: WrittenFormatOf<ToolOf<'plagiarism'>>;
  readonly mode: 'pair' | 'many';
  /** The result of the check, as JSON. */
  readonly resultPath: string;
  /** The other evidence, as JSON. */
  readonly findingsPath: string;
  readonly info: ReportInfo;
  /** For a report; null for data and for marked pages, which are not issued. */
  readonly issue: IssuedAs | null;
  /** Of the document whose pages are marked. */
  readonly marked: { readonly docId: string; readonly pdfPath: string } | null;
  readonly outPath: string;
}

/** A filled template is a Word file. */
export interface TemplateRequest {
  /** The document that was read from the template's file, as JSON. */
  readonly documentPath: string;
  readonly sourcePath: string;
  readonly template: Template;
  readonly values: TemplateValues;
  readonly outPath: string;
}

/** Many filled templates: a Word file for each row, and the list of what became of them. */
export interface TemplateSetRequest {
  readonly documentPath: string;
  readonly sourcePath: string;
  readonly template: Template;
  readonly rows: readonly {
    /** As Excel shows it. */
    readonly number: number;
    readonly values: TemplateValues;
    readonly fileName: string;
    readonly outPath: string;
  }[];
  /** An Excel file: a line for each row. */
  readonly listPath: string;
  /** JSON: the rows that were not written, each with its number and a message. */
  readonly failuresPath: string;
}

export interface WriteRequests {
  readonly comparison: ComparisonRequest;
  readonly audit: AuditRequest;
  readonly proofreading: ProofreadingRequest;
  readonly check: CheckRequest;
  readonly template: TemplateRequest;
  readonly templateSet: TemplateSetRequest;
}

export type WriteOrder = {
  [Result in keyof WriteRequests]: { readonly result: Result; readonly request: WriteRequests[Result] };
}[keyof WriteRequests];
