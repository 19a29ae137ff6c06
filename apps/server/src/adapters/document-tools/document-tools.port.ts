/** The processes that open users' files, and what is said to them and by them: plain data. */
import type { Coverage, DocumentKind, DocumentMetadata, Page, RevisionView } from '@wenjian/document';
import type { OcrPage, UnreadableReason } from '@wenjian/readers';
import type { ExceededLimit } from '@wenjian/readers/supervision';
import type { ConversionOperation, ProducedFile } from '@wenjian/writers';

export type ToolRequest =
  | {
      readonly tool: 'read';
      readonly path: string;
      readonly name: string;
      readonly revisions: RevisionView;
      /** Without the places on pages, which take a layout. */
      readonly isTextOnly: boolean;
      /** The document is written into it, and its pages if they were rendered. */
      readonly folder: string;
    }
  /** Adds the text that stands in the pictures of a document that was read. */
  | {
      readonly tool: 'pictureText';
      /** The document as JSON. */
      readonly path: string;
      readonly pdfPath: string;
      /** The document is written into it. */
      readonly folder: string;
    }
  | {
      readonly tool: 'convert';
      readonly files: readonly { readonly path: string; readonly name: string }[];
      readonly operation: ConversionOperation;
      readonly outputFolder: string;
    }
  | { readonly tool: 'recognise'; readonly path: string }
  | { readonly tool: 'metadata'; readonly path: string };

/** What a document is, without the document. */
export interface DocumentFacts {
  readonly kind: DocumentKind;
  readonly pages: readonly Page[] | null;
  readonly characters: number;
  /** False for a file of pictures, whose blocks are still parted by line breaks. */
  readonly hasText: boolean;
  readonly coverage: Coverage;
}

export interface Refusal {
  readonly reason: UnreadableReason | 'timeout';
  readonly message: string;
}

interface ToolAnswers {
  readonly read: { readonly tool: 'read'; readonly facts: DocumentFacts; readonly pdfPath: string | null };
  readonly pictureText: { readonly tool: 'pictureText'; readonly facts: DocumentFacts };
  readonly convert: {
    readonly tool: 'convert';
    readonly files: readonly ProducedFile[];
    readonly notes: readonly string[];
    readonly checks: readonly string[];
  };
  readonly recognise: { readonly tool: 'recognise'; readonly pages: readonly OcrPage[] };
  readonly metadata: { readonly tool: 'metadata'; readonly metadata: DocumentMetadata };
}

interface Refused {
  readonly tool: 'refused';
  readonly refusal: Refusal;
}

/** What was asked for, or why there is none. */
export type AnswerTo<Tool extends keyof ToolAnswers> = ToolAnswers[Tool] | Refused;

export type ToolAnswer =
  | AnswerTo<keyof ToolAnswers>
  /** `isFault`: of the program, which the same file meets again. */
  | { readonly tool: 'failed'; readonly detail: string; readonly isFault: boolean };

export type ReadingStage = 'reading' | 'rendering' | 'recognising';

export type ToolWord =
  | { readonly kind: 'stage'; readonly stage: ReadingStage; readonly fraction: number }
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'officeReplaced'; readonly reason: string };

/** Said to a process while it works. */
export interface Cancellation {
  readonly tool: 'cancel';
}

/** Said to a process that is started before anybody needs it. */
export const WARM = 'warm';

/** The name of a document's file in the folder of its reading. */
export const DOCUMENT_FILE = 'document.json';

export type Stop = ExceededLimit | 'crashed';

export interface ToolProcesses {
  /** For what requests and their answers need on disk. */
  readonly folder: string;
  /** Throws on a fault of the program and when `signal` is aborted. */
  run<Tool extends ToolRequest['tool']>(
    request: ToolRequest & { readonly tool: Tool },
    watch: ToolWatch,
  ): Promise<AnswerTo<Tool>>;
  close(): Promise<void>;
}

export interface ToolWatch {
  readonly signal: AbortSignal;
  readonly onWord?: (word: ToolWord) => void;
}
