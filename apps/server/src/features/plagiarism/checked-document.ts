/** A document of a check, as it is presented and as it was read. */
import type { plagiarismPair } from '@wenjian/api';
import type { Document, DocumentMetadata, NotExamined } from '@wenjian/document';
import type { z } from 'zod';

export type DocumentFacts = z.output<typeof plagiarismPair>['origin'];

export interface FileMetadata {
  readonly name: string;
  readonly metadata: DocumentMetadata;
}

/** Of all documents of a check that were handed in, by document; and of its templates. */
export interface CheckMetadata {
  /** What somebody called the party; absent where nobody did. */
  readonly partyNames: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, readonly FileMetadata[]>>;
  readonly templates: readonly DocumentMetadata[];
}

export interface CheckedDocument {
  readonly facts: DocumentFacts;
  /** What somebody called the party; null where it is called by its first file. */
  readonly partyName: string | null;
  readonly document: Document;
  /** None of what lies in the text base. */
  readonly files: readonly FileMetadata[];
}

/** What was left out before anything was compared; null: of the check as a whole. */
export interface CheckNote extends NotExamined {
  readonly docId: string | null;
}

export interface CheckedTemplate {
  readonly document: Document;
  readonly metadata: DocumentMetadata | null;
}
