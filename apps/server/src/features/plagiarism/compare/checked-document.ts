/** A document of a check, with its presentation and its reading. */
import type { plagiarismPair } from '@wenjian/api';
import type { Document, DocumentMetadata, NotExamined } from '@wenjian/document';
import type { z } from 'zod';

export type DocumentFacts = z.output<typeof plagiarismPair>['origin'];

export interface FileMetadata {
  readonly name: string;
  readonly metadata: DocumentMetadata;
}

/** The metadata of all submitted documents of a check, by document; and of its templates. */
export interface CheckMetadata {
  /** The name the user gave the party; absent if none was given. */
  readonly partyNames: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, readonly FileMetadata[]>>;
  readonly templates: readonly DocumentMetadata[];
}

export interface CheckedDocument {
  readonly facts: DocumentFacts;
  /** The name the user gave the party; null if its first file names it. */
  readonly partyName: string | null;
  readonly document: Document;
  /** Empty for documents of the text base. */
  readonly files: readonly FileMetadata[];
}

/** What was skipped before the comparison; null: for the whole check. */
export interface CheckNote extends NotExamined {
  readonly docId: string | null;
}

export interface CheckedTemplate {
  readonly document: Document;
  readonly metadata: DocumentMetadata | null;
}
