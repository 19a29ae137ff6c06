/**
 * What a file says about itself besides its text: who made it, with what, when, and the traces its making left. Plain readonly JSON.
 * Promise: every fact names the place in the file where it stands; what could not be looked at is said in `notes`.
 */
import type { DocumentKind } from './document.ts';

export type MetadataKind =
  | 'title'
  | 'author'
  | 'lastEditor'
  | 'company'
  | 'manager'
  | 'template'
  | 'application'
  | 'applicationVersion'
  /** The program that made the PDF of what `application` wrote. */
  | 'producer'
  /** ISO 8601; without an offset where the file names no time zone. */
  | 'created'
  | 'modified'
  | 'printed'
  | 'revision'
  | 'editingMinutes'
  /** Stays the same when a file is copied and edited. */
  | 'documentId'
  /** Changes with each save. */
  | 'instanceId'
  | 'machineId'
  | 'accountId'
  /** The first editing session of a Word file. */
  | 'sessionRoot'
  /** How often a PDF was saved on top of itself. */
  | 'incrementalSaves'
  | 'pageSize'
  | 'margins'
  | 'defaultFont'
  | 'font'
  /** A style that does not come with the program. */
  | 'style'
  | 'camera'
  | 'cameraNumber'
  /** A property with a name of its own. */
  | 'custom';

export interface MetadataFact {
  readonly kind: MetadataKind;
  readonly value: string;
  /** Part and field: `docProps/core.xml · dc:creator`. */
  readonly where: string;
}

export interface DocumentMetadata {
  /** Null for what is no document. */
  readonly format: DocumentKind | null;
  readonly facts: readonly MetadataFact[];
  /** Word's marks of editing sessions (rsid), eight hexadecimal digits each, sorted. */
  readonly sessions: readonly string[];
  /** What could not be read, in the user's language. */
  readonly notes: readonly string[];
}
