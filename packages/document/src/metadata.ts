/**
 * A file's metadata: author, program, times, and the editing traces left in the file. Plain readonly JSON.
 * Promise: every fact names its place in the file; `notes` lists what could not be read.
 */
import type { DocumentKind } from './formats.ts';

export type MetadataKind =
  | 'title'
  | 'author'
  | 'lastEditor'
  | 'company'
  | 'manager'
  | 'template'
  | 'application'
  | 'applicationVersion'
  /** The program that converted the output of `application` to PDF. */
  | 'producer'
  /** ISO 8601; without an offset when the file names no time zone. */
  | 'created'
  | 'modified'
  | 'printed'
  | 'revision'
  | 'editingMinutes'
  /** Does not change when a file is copied and edited. */
  | 'documentId'
  /** Changes with each save. */
  | 'instanceId'
  | 'machineId'
  | 'accountId'
  /** The first editing session of a Word file. */
  | 'sessionRoot'
  /** Number of incremental saves of a PDF. */
  | 'incrementalSaves'
  | 'pageSize'
  | 'margins'
  | 'defaultFont'
  | 'font'
  /** A style that the program does not provide by default. */
  | 'style'
  | 'camera'
  | 'cameraNumber'
  /** A custom property. */
  | 'custom';

export interface MetadataFact {
  readonly kind: MetadataKind;
  readonly value: string;
  /** Part and field of the file: `docProps/core.xml · dc:creator`. */
  readonly where: string;
}

export interface DocumentMetadata {
  /** Null when the file is not a document. */
  readonly format: DocumentKind | null;
  readonly facts: readonly MetadataFact[];
  /** Word's marks of editing sessions (rsid), eight hexadecimal digits each, sorted. */
  readonly sessions: readonly string[];
  /** What could not be read, in the user's language. */
  readonly notes: readonly string[];
}
