/** Evidence for a common origin of documents, line by line. There is no total score: a person judges each line. */
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
  /** Position of a value that is in the text. */
  readonly span?: Span;
}

export interface EvidenceLine {
  readonly kind: EvidenceKind;
  readonly title: string;
  readonly weight: EvidenceWeight;
  /** The finding. */
  readonly statement: string;
  /** A harmless explanation. */
  readonly innocent: string;
  readonly values: readonly EvidenceValue[];
}

/** Shared but not evidence: a program default, or from the template given to everybody. */
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
  /** The name shown to the user. */
  readonly name: string;
  /**
   * The party that submitted it; documents of one party are not evidence against each other. Absent: the
   * document is its own party.
   */
  readonly party?: string;
  /** The party's name as given by the user; absent when not given. */
  readonly partyName?: string;
  /** Its files, in order; empty when their properties were not read. */
  readonly files: readonly AuthorshipFile[];
  readonly document: Document | null;
  /** Misspellings found in the text; absent when it was not checked. */
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

/** A document given to everybody: the tender, a form to fill in. */
export type AuthorshipTemplate = Pick<AuthorshipDocument, 'files' | 'document'>;
