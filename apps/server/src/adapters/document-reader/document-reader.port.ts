/** Turns a file into a document with a place on a page for every character. */
import type { ErrorName } from '@wenjian/api';
import type { RevisionView } from '@wenjian/document';
import type { DocumentFacts, ReadingStage } from '../document-tools/document-tools.port.ts';

export interface ReadRequest {
  readonly path: string;
  /** The name the user knows the file by. */
  readonly name: string;
  /** How tracked changes of the file are read. */
  readonly revisions: RevisionView;
  /** Without the places on pages, which take a layout: for whoever cannot wait for it. */
  readonly isTextOnly?: boolean;
  readonly signal: AbortSignal;
  readonly onStage: (stage: ReadingStage, fraction: number) => void;
}

export type ReadOutcome =
  | {
      readonly kind: 'read';
      /** The document as JSON; like the pages valid until `release`. */
      readonly documentPath: string;
      readonly facts: DocumentFacts;
      /** The pages as PDF: the file itself or its rendering; null when it cannot be rendered here. Valid until `release`. */
      readonly pdfPath: string | null;
      release(): Promise<void>;
    }
  | { readonly kind: 'unreadable'; readonly failure: ErrorName; readonly message: string };

/** A document that was read before, and its pages. */
export interface PictureTextRequest extends Pick<ReadRequest, 'signal' | 'onStage'> {
  readonly documentPath: string;
  readonly pdfPath: string;
}

export type PictureTextOutcome =
  | Omit<Extract<ReadOutcome, { kind: 'read' }>, 'pdfPath'>
  | Extract<ReadOutcome, { kind: 'unreadable' }>;

export interface DocumentReader {
  /** Changes whenever the same bytes may read differently; readings are kept by it. */
  readonly version: string;
  read(request: ReadRequest): Promise<ReadOutcome>;
  /** The same document with the text that stands in its pictures. */
  readPictureText(request: PictureTextRequest): Promise<PictureTextOutcome>;
}
