/** What speaks for a common origin of documents, line by line. There is no sum: each line is judged by a person. */
import type { Coverage, Document, DocumentMetadata, Span } from '@wenjian/document';

export type EvidenceKind =
  | 'person'
  | 'company'
  | 'template'
  | 'application'
  | 'producer'
  | 'created'
  | 'modified'
  | 'printed'
  | 'closeTimes'
  | 'modifiedBeforeCreated'
  | 'editingEffort'
  | 'sessions'
  | 'sessionRoot'
  | 'documentId'
  | 'instanceId'
  | 'machine'
  | 'account'
  | 'incrementalSaves'
  | 'custom'
  | 'title'
  | 'layout'
  | 'styles'
  | 'fonts'
  | 'camera'
  | 'cameraNumber'
  | 'email'
  | 'phone'
  | 'bankAccount'
  | 'creditCode'
  | 'identityNumber'
  | 'otherParty'
  | 'typos';

export type EvidenceWeight = 'strong' | 'medium' | 'weak';

export interface EvidenceValue {
  readonly documentId: string;
  readonly value: string;
  /** Part and field of the file, or the block of the text, in the user's language. */
  readonly where: string;
  /** Of what stands in the text. */
  readonly span?: Span;
}

export interface EvidenceLine {
  readonly kind: EvidenceKind;
  readonly title: string;
  readonly weight: EvidenceWeight;
  /** What was found. */
  readonly statement: string;
  /** Why it may be innocent all the same. */
  readonly innocent: string;
  readonly values: readonly EvidenceValue[];
}

/** Shared as well, and no evidence: a default of the program, or from the template everybody was given. */
export interface DismissedValue {
  readonly kind: EvidenceKind;
  readonly title: string;
  readonly reason: string;
  readonly values: readonly EvidenceValue[];
}

export interface AuthorshipReport {
  /** The strongest first. */
  readonly lines: readonly EvidenceLine[];
  readonly dismissed: readonly DismissedValue[];
  readonly coverage: Coverage;
}

export interface AuthorshipDocument {
  readonly id: string;
  /** The name the user knows it by. */
  readonly name: string;
  /** Who handed it in; documents of one party are no evidence against each other. Absent: each stands for itself. */
  readonly party?: string;
  /** What the party is called, in the user's words; absent where nobody said. */
  readonly partyName?: string;
  /** Those it is made of, in order; none where their properties were not read. */
  readonly files: readonly AuthorshipFile[];
  readonly document: Document | null;
  /** Misspellings somebody found in the text; absent when nobody looked. */
  readonly typos?: readonly Typo[];
}

export interface AuthorshipFile {
  readonly name: string;
  readonly metadata: DocumentMetadata;
}

export interface Typo extends Span {
  readonly original: string;
  readonly suggestion: string;
}

/** What everybody was given: the tender, a form to fill in. */
export type AuthorshipTemplate = Pick<AuthorshipDocument, 'files' | 'document'>;
