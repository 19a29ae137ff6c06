/** What is asked of reading a document, and what comes of it. */
import type { Document, RevisionView } from '@wenjian/document';
import type { UnreadableReason } from './read-result.ts';

type ReadingStage = 'reading' | 'rendering' | 'recognising';

export interface DocumentReadOptions {
  /** How tracked changes are read; accepted when absent. Formats without them ignore it. */
  readonly revisions?: RevisionView;
  readonly onStage?: (stage: ReadingStage, fraction: number) => void;
  /**
   * What is wanted besides the text: the pages to look at (the default), only the places of the characters, which takes no
   * PDF for a text, or neither, which takes no layout at all.
   */
  readonly pages?: 'pdf' | 'places' | 'none';
  /** A file that holds only pictures gives a document of pictures; without it, such a file is refused. */
  readonly acceptsPictures?: boolean;
  /** When aborted, LibreOffice drops the document, waiting or started, and reading rejects. */
  readonly signal?: AbortSignal;
}

export type DocumentReading =
  | {
      readonly kind: 'read';
      readonly document: Document;
      /** The pages as PDF: the file itself or its rendering; null when there are none. Valid until `release`. */
      readonly pdfPath: string | null;
      release(): Promise<void>;
    }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason; readonly message: string };
